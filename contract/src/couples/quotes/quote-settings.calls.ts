import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { id, idParam, optionalText, text } from '../../shared/fields.ts';
import { QUOTE_NAME_MAX, QUOTE_TERMS_MAX, QUOTE_VALID_DAYS_MAX } from '../../shared/limits.ts';
import { QuoteForm } from './quote-form.ts';

const settings = {
  /** Quotes then say how much GST the total includes. */
  isGstRegistered: z.boolean(),
  depositPercent: z.int().min(0).max(100),
  validDays: z.int().min(1).max(QUOTE_VALID_DAYS_MAX),
  /** Booking and cancellation terms, which the couple agrees to. A change makes a new version. */
  terms: optionalText(QUOTE_TERMS_MAX),
};
export const QuoteSettings = z.object({ ...settings, termsVersion: z.int() });
export type QuoteSettings = z.output<typeof QuoteSettings>;

const ofProvider = z.object({ id: idParam('provider') });

export const readQuoteSettings = call({
  name: 'quotes.readSettings',
  method: 'GET',
  path: '/providers/{id}/quote-settings',
  summary: 'What new quotes of a provider start with, and its terms',
  access: memberFor('leads'),
  params: ofProvider,
  responses: { 200: one(QuoteSettings) },
});

export const saveQuoteSettings = call({
  name: 'quotes.saveSettings',
  method: 'PUT',
  path: '/providers/{id}/quote-settings',
  summary: 'Change what new quotes start with; quotes that were sent keep their terms',
  access: memberFor('leads'),
  params: ofProvider,
  body: z.strictObject(settings),
  responses: { 200: one(QuoteSettings) },
  neverActedFor: true,
});

export const saveQuoteTemplate = call({
  name: 'quotes.saveTemplate',
  method: 'POST',
  path: '/quote-templates',
  summary: 'Save a quote as a template; one of the same name is replaced',
  access: memberFor('leads'),
  body: z.strictObject({ providerId: id('provider'), name: text(QUOTE_NAME_MAX), content: QuoteForm }),
  responses: { 201: Created },
  fails: ['too_many_templates'],
  neverActedFor: true,
});

export const deleteQuoteTemplate = call({
  name: 'quotes.deleteTemplate',
  method: 'DELETE',
  path: '/quote-templates/{id}',
  summary: 'Delete a template for quotes',
  access: memberFor('leads'),
  params: z.object({ id: idParam('quoteTemplate') }),
  responses: { 204: z.void() },
  neverActedFor: true,
});
