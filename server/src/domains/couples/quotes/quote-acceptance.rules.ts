import type { QuoteContent } from '@bellbird/contract/couples/quotes';
import { fail } from '#platform/errors/app-error.ts';
import { sameSecret } from '#platform/crypto/secrets.ts';
import type { QuoteRow } from './quotes.repository.ts';

/** Refuses a quote that cannot be accepted or declined any more, with the reason for the couple. */
export function assertOpen(quote: QuoteRow, now: Date): void {
  if (quote.state === 'accepted') fail('quote_decided');
  if (isWithdrawn(quote)) fail('quote_withdrawn');
  if (quote.state === 'declined') fail('quote_decided');
  if (hasExpired(quote, now)) fail('quote_expired');
}

/** One that is written again was sent before. */
export function isWithdrawn({ state }: Pick<QuoteRow, 'state'>): boolean {
  return state === 'withdrawn' || state === 'draft';
}

/** By our own clock, and before the job that marks it: what the couple’s browser thinks does not count. */
export function hasExpired({ state, expires_at }: Pick<QuoteRow, 'state' | 'expires_at'>, now: Date): boolean {
  return state === 'expired' || (state === 'sent' && expires_at !== null && new Date(expires_at) <= now);
}

/** The couple accepts what they read: exactly the current version. */
export function assertSameContent(current: Buffer, givenHex: string): void {
  if (!sameSecret(current, Buffer.from(givenHex, 'hex'))) fail('quote_changed');
}

/** The extras in the order of the quote, each once; anything else was not on the page. */
export function toChosen(content: Pick<QuoteContent, 'lines'>, keys: readonly string[]): string[] {
  const extras = content.lines.filter((line) => line.isOptional).map((line) => line.key);
  if (keys.some((key) => !extras.includes(key))) fail('quote_changed');
  return extras.filter((key) => keys.includes(key));
}
