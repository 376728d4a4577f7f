import type {
  AmendmentForm,
  Quote,
  actOnQuote,
  amendQuote,
  withdrawAmendment,
} from '@bellbird/contract/couples/quotes';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import type { QuoteMessage } from '../quotes.queries.ts';

const actEndpoint = endpoint<typeof actOnQuote>('POST /quotes/{id}/actions', { idempotent: true });
const amendEndpoint = endpoint<typeof amendQuote>('POST /quotes/{id}/amendments', { idempotent: true });
const withdrawEndpoint = endpoint<typeof withdrawAmendment>('DELETE /quotes/{id}/amendments/open');

export type QuoteAction = { type: 'withdraw' | 'revoke_link' } | ({ type: 'resend' } & QuoteMessage);

export async function actOn(quoteId: number, body: QuoteAction): Promise<Quote> {
  return (await api(actEndpoint, { params: { id: quoteId }, body })).data;
}

export async function amend(
  quoteId: number,
  body: QuoteMessage & { form: AmendmentForm },
  idempotencyKey: string,
): Promise<Quote> {
  return (await api(amendEndpoint, { params: { id: quoteId }, body, idempotencyKey })).data;
}

export async function withdrawChange(quoteId: number): Promise<Quote> {
  return (await api(withdrawEndpoint, { params: { id: quoteId } })).data;
}
