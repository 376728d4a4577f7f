import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { findQuoteFaults } from '@bellbird/contract/couples/quotes/quote-faults.ts';
import { sumQuote } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { useState } from 'react';
import { type FieldPath, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { Note } from '#ui/Note.tsx';
import { Segmented } from '#ui/Segmented.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { BuilderHeader } from './BuilderHeader.tsx';
import { DetailsCard } from './DetailsCard.tsx';
import { LinesCard } from './LinesCard.tsx';
import { PaymentsCard } from './PaymentsCard.tsx';
import { Preview } from './Preview.tsx';
import { type QuoteValues, fromTemplate, toQuoteForm } from './quote-values.ts';
import { TotalBar } from './TotalBar.tsx';
import { useDraft } from './use-draft.ts';
import css from './QuoteBuilder.module.css';

const SendDialog = lazyPart(() => import('./SendDialog.tsx'), 'SendDialog');

type QuoteBuilderProps = { leadId: number; desk: QuoteDesk; onLeave: () => void };

/** Writes a quote, with the couple's view beside it, or in a tab on a phone. */
export function QuoteBuilder({ leadId, desk: first, onLeave }: QuoteBuilderProps) {
  const { t } = useTranslation('quotes');
  const notices = useNotices();
  const [desk, setDesk] = useState(first);
  const form = useForm<QuoteValues>({ defaultValues: { ...first.form, spaceId: first.form.spaceId ?? 0 } });
  const draft = useDraft(leadId, desk, form);
  const values = useWatch({ control: form.control }) as QuoteValues;
  const quote = toQuoteForm(values);
  const sums = sumQuote({ ...quote, isGstRegistered: desk.isGstRegistered });
  const isWide = useMediaQuery('(width >= 1200px)');
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [isSending, setSending] = useState(false);

  const showFaults = (faults: Readonly<Record<string, string>>): boolean => {
    const paths = Object.entries(faults);
    paths.forEach(([path, message], index) =>
      form.setError(path as FieldPath<QuoteValues>, { message }, { shouldFocus: index === 0 }),
    );
    if (paths.length === 0) return false;
    setSending(false);
    setView('edit');
    notices.error(t('faults', { count: paths.length }));
    return true;
  };
  const send = () => {
    form.clearErrors();
    if (!showFaults(findQuoteFaults(quote, desk.provider.today))) setSending(true);
  };
  const sent = () => {
    draft.end();
    notices.success(t('sent', { names: desk.couple.firstNames }));
    onLeave();
  };
  const preview = <Preview form={quote} sums={sums} desk={desk} />;
  return (
    <FormProvider {...form}>
      <BuilderHeader
        leadId={leadId}
        desk={desk}
        draft={draft}
        form={quote}
        sums={sums}
        onTemplate={(template) => form.reset(fromTemplate(template, quote), { keepDefaultValues: true })}
        onDesk={setDesk}
        onLeave={onLeave}
      />
      {draft.state === 'stale' && <Note tone="warning">{t('stale')}</Note>}
      {desk.version > 0 && <Note>{t('nextVersion', { number: desk.version + 1 })}</Note>}
      {!isWide && (
        <Segmented
          label={t('view.label')}
          fullWidth
          value={view}
          onChange={setView}
          options={[
            { value: 'edit', label: t('view.edit') },
            { value: 'preview', label: t('view.preview') },
          ]}
        />
      )}
      <div className={css.split}>
        {(isWide || view === 'edit') && (
          <Stack gap={5}>
            <LinesCard isOptional={false} choices={desk.choices} />
            <LinesCard isOptional choices={desk.choices} />
            <PaymentsCard sums={sums} />
            <DetailsCard leadId={leadId} desk={desk} />
          </Stack>
        )}
        {(isWide || view === 'preview') && <aside className={css.beside}>{preview}</aside>}
      </div>
      <TotalBar sums={sums} isNext={desk.version > 0} onSend={send} />
      {isSending && (
        <SendDialog
          leadId={leadId}
          desk={desk}
          form={quote}
          sums={sums}
          onSent={sent}
          onFaults={showFaults}
          onClose={() => setSending(false)}
        />
      )}
    </FormProvider>
  );
}
