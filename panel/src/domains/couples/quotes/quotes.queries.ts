import { dataOptions } from '#platform/query/call-options.ts';

/** What is sent with a quote, and again later. */
export type QuoteMessage = { channel: 'email' | 'sms'; message: string };

/** Under the key of the lead: whatever happens to a quote is told as a change of its couple. */
export const leadQuoteOptions = (leadId: number) =>
  dataOptions(['lead', leadId, 'quote'], 'GET /leads/{id}/quote', { params: { id: leadId } });
