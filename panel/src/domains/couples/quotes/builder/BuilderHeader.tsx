import type { QuoteDesk, QuoteForm, QuoteSums } from '@bellbird/contract/couples/quotes';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { showCents } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Divider, MenuGroupLabel, MenuItem } from '#ui/overlays/Menu.tsx';
import { MoreMenu } from '#ui/overlays/MoreMenu.tsx';
import { discardDraft } from './quote-builder.queries.ts';
import { BackToCouple } from './BackToCouple.tsx';
import type { useDraft } from './use-draft.ts';
import css from './QuoteBuilder.module.css';

const TemplateDialog = lazyPart(() => import('./TemplateDialog.tsx'), 'TemplateDialog');
const QuoteSettingsDialog = lazyPart(() => import('./QuoteSettingsDialog.tsx'), 'QuoteSettingsDialog');

type BuilderHeaderProps = {
  leadId: number;
  desk: QuoteDesk;
  draft: ReturnType<typeof useDraft>;
  form: QuoteForm;
  sums: QuoteSums;
  onTemplate: (template: QuoteForm) => void;
  onDesk: (desk: QuoteDesk) => void;
  onLeave: () => void;
};

/** Who it is for, whether it is saved, and what is rarely needed. */
export function BuilderHeader(props: BuilderHeaderProps) {
  const { leadId, desk, draft, form, sums, onTemplate, onDesk, onLeave } = props;
  const { t } = useTranslation('quotes');
  const notices = useNotices();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const [dialog, setDialog] = useState<'template' | 'settings'>();
  const close = () => setDialog(undefined);
  const discard = async () => {
    const isSure = await confirm({
      title: t('discard.title'),
      text: t('discard.text'),
      confirm: t('discard.confirm'),
      danger: true,
    });
    if (!isSure) return;
    draft.end();
    if (await attempt(() => discardDraft(leadId))) onLeave();
    else draft.resume();
  };
  return (
    <>
      <PageHeader
        title={t('title', { names: desk.couple.firstNames })}
        lead={
          <Row component="span" inline wrap className={css.state}>
            <span aria-live="polite">{t(`draft.${draft.state}`)}</span>
            <Budget budget={desk.couple.budget} totalCents={sums.totalCents} />
          </Row>
        }
        before={<BackToCouple leadId={leadId} />}
        quick={
          <MoreMenu label={t('more')} align="end">
            {desk.templates.length > 0 && <MenuGroupLabel>{t('template.start')}</MenuGroupLabel>}
            {desk.templates.map(({ id, name, content }) => (
              <MenuItem key={id} onClick={() => onTemplate(content)} label={name} />
            ))}
            {desk.templates.length > 0 && <Divider />}
            <MenuItem onClick={() => setDialog('template')} label={t('template.save')} />
            <MenuItem onClick={() => setDialog('settings')} label={t('settings.title')} />
            <Divider />
            <MenuItem onClick={discard} label={t('discard.action')} />
          </MoreMenu>
        }
      />
      {dialog === 'template' && (
        <TemplateDialog
          providerId={desk.provider.id}
          templates={desk.templates}
          content={form}
          onDeleted={(gone) => onDesk({ ...desk, templates: desk.templates.filter(({ id }) => id !== gone) })}
          onSaved={(template) => {
            const others = desk.templates.filter(({ id }) => id !== template.id);
            onDesk({ ...desk, templates: [...others, template] });
            notices.success(t('template.saved'));
            close();
          }}
          onClose={close}
        />
      )}
      {dialog === 'settings' && (
        <QuoteSettingsDialog
          providerId={desk.provider.id}
          onSaved={({ isGstRegistered, terms }) => {
            onDesk({ ...desk, isGstRegistered, hasTerms: terms !== '' });
            notices.success(t('settings.saved'));
            close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}

/** How the total compares with what they want to spend. */
function Budget({ budget, totalCents }: { budget: number | null; totalCents: number }) {
  const { t } = useTranslation('quotes');
  if (budget === null || totalCents === 0) return null;
  const left = budget * 100 - totalCents;
  return (
    <StatusChip tone={left >= 0 ? 'deal' : 'pending'}>
      {t(left >= 0 ? 'budget.under' : 'budget.over', { amount: showCents(Math.abs(left)) })}
    </StatusChip>
  );
}
