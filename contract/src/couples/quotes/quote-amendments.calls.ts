import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, idParam, optionalText, text } from '../../shared/fields.ts';
import { QUOTE_AMENDMENT_LINES_MAX, QUOTE_MESSAGE_MAX } from '../../shared/limits.ts';
import { MESSAGE_TYPES } from '../leads/lead-channels.ts';
import { QuoteLine } from './quote-form.ts';
import { AMENDMENT_KINDS } from './quote-stages.ts';
import { Quote } from './quotes.calls.ts';

export const AmendmentForm = z.strictObject({
  /** Only what changes: the signed quote stays as it was. */
  lines: z.array(QuoteLine).min(1).max(QUOTE_AMENDMENT_LINES_MAX),
  note: optionalText(QUOTE_MESSAGE_MAX).default(''),
  /** Only an extra has to be approved; of what is given away or taken off, the couple is notified. */
  kind: z.enum(AMENDMENT_KINDS).default('extra'),
  /** When an extra is to be paid. */
  dueOn: Day.nullable().default(null),
});
export type AmendmentForm = z.output<typeof AmendmentForm>;

const ofQuote = z.object({ id: idParam('quote') });

export const amendQuote = call({
  name: 'quotes.amend',
  method: 'POST',
  path: '/quotes/{id}/amendments',
  summary: 'Propose a change after the couple has accepted; they see the difference and the new balance',
  access: memberFor('leads'),
  params: ofQuote,
  body: z.strictObject({ form: AmendmentForm, channel: z.enum(MESSAGE_TYPES), message: text(QUOTE_MESSAGE_MAX) }),
  responses: { 201: one(Quote) },
  fails: ['amendment_open', 'not_possible_now', 'quote_withdrawn', 'couple_missing', 'illegal_step'],
  idempotent: true,
  neverActedFor: true,
});

export const withdrawAmendment = call({
  name: 'quotes.withdrawAmendment',
  method: 'DELETE',
  path: '/quotes/{id}/amendments/open',
  summary: 'Withdraw a change that the couple has not decided on',
  access: memberFor('leads'),
  params: ofQuote,
  responses: { 200: one(Quote) },
  fails: ['not_possible_now'],
  neverActedFor: true,
});
