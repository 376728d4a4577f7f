import type { QuoteStage } from '@bellbird/contract/couples/quotes';
import { hasExpired } from './quote-acceptance.rules.ts';
import type { QuoteRow } from './quotes.repository.ts';

type Followed = Pick<QuoteRow, 'state' | 'expires_at' | 'first_opened_at' | 'deposit_paid_at'>;

/** A quote as its vendor follows it. */
export function toStage(quote: Followed, now: Date): QuoteStage {
  if (hasExpired(quote, now)) return 'expired';
  if (quote.state === 'sent') return quote.first_opened_at === null ? 'sent' : 'viewed';
  if (quote.state === 'accepted') return quote.deposit_paid_at === null ? 'accepted' : 'paid';
  return quote.state;
}
