import type { Quote, QuoteStage } from '@bellbird/contract/couples/quotes';
import { showDay } from '#platform/formats/dates.ts';
import type { Translate } from '#texts/use-translation.ts';
import type { StatusTone } from '#ui/StatusChip.tsx';

export const STAGE_TONES: Readonly<Record<QuoteStage, StatusTone>> = {
  draft: 'grey',
  sent: 'info',
  viewed: 'offer',
  accepted: 'deal',
  paid: 'approved',
  expired: 'reject',
  declined: 'reject',
  withdrawn: 'grey',
};

/** What happened last, in one line: ‘Opened twice, last 18.11.2026’. */
export function quoteNews(quote: Quote, t: Translate): string {
  const day = (moment: string | null) => (moment === null ? '' : showDay(moment));
  if (quote.isCalledOff) return t('news.calledOff');
  switch (quote.stage) {
    case 'draft':
      return t('news.draft');
    case 'sent':
      return t('news.sent', { day: day(quote.sentAt) });
    case 'viewed':
      return t('news.viewed', { count: quote.openCount, day: day(quote.lastOpenedAt) });
    case 'accepted':
    case 'paid':
      return nextPayment(quote, t);
    case 'expired':
      return t('news.expired', { day: quote.validUntil ? showDay(quote.validUntil) : '' });
    case 'declined':
      return quote.declineText || t(`reason.${quote.declineReason ?? 'other'}`);
    case 'withdrawn':
      return t('news.withdrawn');
  }
}

function nextPayment(quote: Quote, t: Translate): string {
  const next = quote.instalments.find(({ state }) => state === 'open');
  if (!next) return t('news.allPaid');
  return t(next.isOverdue ? 'news.overdue' : 'news.due', { day: showDay(next.dueOn) });
}
