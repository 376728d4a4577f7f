import { z } from 'zod';
import { manager, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, intParam, text } from '../../shared/fields.ts';
import { REFUND_REASON_MAX } from './refund-reason.ts';
import {
  QUOTE_NAME_MAX,
  QUOTE_PAYMENTS_MAX,
  QUOTE_PAYMENTS_SHOWN,
  QUOTE_TOTAL_MAX_CENTS,
} from '../../shared/limits.ts';

export const PAYOUT_STATES = ['on_the_way', 'arrived', 'failed'] as const;
export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

/** What a couple owes or has paid: one instalment of their quote. */
export const QuotePaymentRow = z.object({
  id: id('quoteInstalment'),
  quoteId: id('quote'),
  quoteNumber: z.string(),
  leadId: id('lead'),
  coupleName: z.string(),
  providerName: z.string(),
  kind: z.enum(['deposit', 'instalment', 'balance', 'amendment']),
  cents: z.int(),
  dueOn: Day,
  state: z.enum(['open', 'overdue', 'paid']),
  paidAt: Instant.nullable(),
  paidBy: z.enum(['card', 'transfer']).nullable(),
  feeCents: z.int(),
  /** Done or under way. */
  refundedCents: z.int(),
  /** A payment that the couple’s bank asks about. */
  dispute: z.enum(DISPUTE_STATES).nullable(),
});
export type QuotePaymentRow = z.output<typeof QuotePaymentRow>;

export const QuotePayout = z.object({
  id: z.string(),
  cents: z.int(),
  /** What couples paid, less the card fee and what went back, is what reaches the bank; null if the gateway doesn’t say. */
  parts: z.object({ paidCents: z.int(), feeCents: z.int(), refundedCents: z.int() }).nullable(),
  state: z.enum(PAYOUT_STATES),
  arrivesOn: Day,
  sentAt: Instant,
});
export type QuotePayout = z.output<typeof QuotePayout>;

const bankAccount = {
  name: text(QUOTE_NAME_MAX),
  bsb: z
    .string()
    .max(20)
    .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Please enter a BSB of six digits.'))
    .meta({ examples: ['062-000'] }),
  accountNumber: z
    .string()
    .max(20)
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{5,9}$/, 'Please enter 5 to 9 digits.'))
    .meta({ examples: ['12345678'] }),
};
export const QuoteBankAccount = z.strictObject(bankAccount);
export type QuoteBankAccount = z.output<typeof QuoteBankAccount>;
const ShownAccount = z.object({ name: z.string(), bsb: z.string(), accountNumber: z.string() });

export const QuoteMoney = z.object({
  overdueCents: z.int(),
  dueCents: z.int(),
  /** Less what went back, by month of the last six, the current one last. */
  months: z.array(z.object({ month: z.string(), cents: z.int() })),
  /** Overdue first, then by the day they are due. */
  open: z.array(QuotePaymentRow),
  /** Newest first. */
  paid: z.array(QuotePaymentRow),
  /** Whether either list goes on. */
  hasMore: z.boolean(),
  payouts: z.array(QuotePayout),
  /** Where card payments are paid out to; null while the vendor takes no cards. */
  cards: z.object({ bank: z.string(), accountEnd: z.string() }).nullable(),
  /** Where couples transfer to when the vendor takes no cards. */
  bankAccount: ShownAccount.nullable(),
});
export type QuoteMoney = z.output<typeof QuoteMoney>;

const ofProvider = z.object({ id: idParam('provider') });
const ofInstalment = z.object({ id: idParam('quoteInstalment') });

export const readQuoteMoney = call({
  name: 'quotePayments.read',
  method: 'GET',
  path: '/providers/{id}/quote-money',
  summary: 'What couples owe and have paid for their quotes, and what is paid out to the bank',
  access: memberFor('payments'),
  params: ofProvider,
  query: z.object({ rows: intParam(1, QUOTE_PAYMENTS_MAX).default(QUOTE_PAYMENTS_SHOWN) }),
  responses: { 200: one(QuoteMoney) },
});

export const saveQuoteBankAccount = call({
  name: 'quotePayments.saveBankAccount',
  method: 'PUT',
  path: '/providers/{id}/quote-bank-account',
  summary: 'Set the bank account that couples transfer to when they cannot pay by card',
  access: memberFor('payments'),
  params: ofProvider,
  body: QuoteBankAccount,
  responses: { 204: z.void() },
  neverActedFor: true,
});

export const markQuotePaymentReceived = call({
  name: 'quotePayments.markReceived',
  method: 'POST',
  path: '/quote-instalments/{id}/received',
  summary: 'Record that a couple’s bank transfer has arrived',
  access: memberFor('payments'),
  params: ofInstalment,
  responses: { 204: z.void() },
  fails: ['not_possible_now'],
  neverActedFor: true,
});

export const undoQuotePaymentReceived = call({
  name: 'quotePayments.undoReceived',
  method: 'DELETE',
  path: '/quote-instalments/{id}/received',
  summary: 'Undo that a couple’s bank transfer has arrived; it is due again',
  access: memberFor('payments'),
  params: ofInstalment,
  responses: { 204: z.void() },
  fails: ['not_possible_now'],
  neverActedFor: true,
});

export const refundQuotePayment = call({
  name: 'quotePayments.refund',
  method: 'POST',
  path: '/quote-instalments/{id}/refund',
  summary: 'Send a card payment back to the couple, whole or in part; it leaves within a minute',
  access: manager,
  params: ofInstalment,
  body: z.strictObject({
    cents: z.int().min(1).max(QUOTE_TOTAL_MAX_CENTS),
    reason: text(REFUND_REASON_MAX),
  }),
  responses: { 202: one(z.object({})) },
  fails: ['not_possible_now'],
  idempotent: true,
  neverActedFor: true,
});
