import type { QuoteDesk, QuoteForm, QuoteSums } from '@bellbird/contract/couples/quotes';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { showCents } from '#platform/formats/money.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { Divider, Menu, MenuGroupLabel, MenuItem } from '#ui/overlays/Menu.tsx';
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
  const errorMessage = useErrorMessage('quotes');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'template' | 'settings'>();
  const then = (work: () => unknown) => () => {
    setAnchor(null);
    work();
  };
  const close = () => setDialog(undefined);
  const discard = async () => {
    const isSure = await confirm({
      title: t('discard.title'),
      text: t('discard.text'),
      confirm: t('discard.confirm'),
      danger: true,
    });
    if (!isSure) return;
    try {
      draft.end();
      await discardDraft(leadId);
      onLeave();
    } catch (error) {
      notices.error(errorMessage(error));
    }
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
          <IconButton
            aria-label={t('more')}
            aria-haspopup="menu"
            onClick={(event: React.MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
          >
            <Ellipsis aria-hidden />
          </IconButton>
        }
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)} align="end">
        {desk.templates.length > 0 && <MenuGroupLabel>{t('template.start')}</MenuGroupLabel>}
        {desk.templates.map(({ id, name, content }) => (
          <MenuItem key={id} onClick={then(() => onTemplate(content))}>
            {name}
          </MenuItem>
        ))}
        {desk.templates.length > 0 && <Divider />}
        <MenuItem onClick={then(() => setDialog('template'))}>{t('template.save')}</MenuItem>
        <MenuItem onClick={then(() => setDialog('settings'))}>{t('settings.title')}</MenuItem>
        <Divider />
        <MenuItem onClick={then(discard)}>{t('discard.action')}</MenuItem>
      </Menu>
      <Suspense>
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
      </Suspense>
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
