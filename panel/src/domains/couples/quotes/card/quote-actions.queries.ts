import type { AmendmentForm } from '@bellbird/contract/couples/quotes';
import { api } from '#platform/api/api.ts';
import type { QuoteMessage } from '../quotes.queries.ts';

export type QuoteAction = { type: 'withdraw' | 'revoke_link' } | ({ type: 'resend' } & QuoteMessage);

export const actOn = async (quoteId: number, body: QuoteAction) =>
  (await api('POST /quotes/{id}/actions', { params: { id: quoteId }, body, idempotencyKey: crypto.randomUUID() })).data;
export const amend = async (quoteId: number, body: QuoteMessage & { form: AmendmentForm }, idempotencyKey: string) =>
  (await api('POST /quotes/{id}/amendments', { params: { id: quoteId }, body, idempotencyKey })).data;
export const withdrawChange = async (quoteId: number) =>
  (await api('DELETE /quotes/{id}/amendments/open', { params: { id: quoteId } })).data;
