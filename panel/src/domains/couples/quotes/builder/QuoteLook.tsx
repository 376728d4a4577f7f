import type { QuoteDesk } from '@bellbird/contract/couples/quotes';
import { sumQuote } from '@bellbird/contract/couples/quotes/quote-sums.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { BackToCouple } from './BackToCouple.tsx';
import { Preview } from './Preview.tsx';

/** For the team: somebody who acts for a vendor reads a quote, and neither writes nor sends it. */
export function QuoteLook({ leadId, desk }: { leadId: number; desk: QuoteDesk }) {
  const { t } = useTranslation('quotes');
  const sums = sumQuote({ ...desk.form, isGstRegistered: desk.isGstRegistered });
  return (
    <>
      <PageHeader title={t('title', { names: desk.couple.firstNames })} before={<BackToCouple leadId={leadId} />} />
      <Note>{t('acting')}</Note>
      <Preview form={desk.form} sums={sums} desk={desk} />
    </>
  );
}
