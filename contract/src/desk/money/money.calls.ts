import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { ourText, Day, Instant, id, optionalText } from '../../shared/fields.ts';
import { PAYMENT_FAILURES } from '../../money/payments/payment-rules.ts';
import { DESK_SEARCH_MAX } from '../../shared/limits.ts';
import { INSTALMENT_LISTS } from './money-lists.ts';

const Customer = z.object({ id: id('customer'), name: z.string() });
const Sum = z.object({ count: z.int(), cents: z.int() });

/** A month of the team’s calendar; this one by default. */
const Month = z
  .string()
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
  .meta({ examples: ['2026-11'] });

export const DeskMoney = z.object({
  /** This month, in Sydney. */
  month: z.string(),
  received: Sum,
  due: Sum,
  failed: Sum,
  openDisputes: Sum,
  waitingRefunds: Sum,
  /** Accepted by the gateway, and failed later. */
  failedRefunds: Sum,
  waitingTransfers: Sum,
  failedPayouts: Sum,
  /** Paid by couples this month, and what of it is ours. */
  quotes: Sum.extend({ feeCents: z.int() }),
  /** One person alone refunds at most so much of a payment. */
  refundLimitCents: z.int(),
});
export type DeskMoney = z.output<typeof DeskMoney>;

export const readDeskMoney = call({
  name: 'deskMoney.read',
  method: 'GET',
  path: '/desk/money',
  summary: 'What was received, what is due, failed or disputed, and what waits for a person',
  access: staffFor('money'),
  responses: { 200: one(DeskMoney) },
});

export const DeskInstalment = z.object({
  id: id('paymentInstallment'),
  customer: Customer,
  provider: z.string(),
  product: ourText(),
  number: z.int(),
  count: z.int(),
  cents: z.int(),
  dueDate: Day,
  paidAt: Instant.nullable(),
  paidBy: z.enum(['credit_card', 'bank_transfer', 'direct_debit']),
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  invoiceNumber: z.int().nullable(),
  refund: z.enum(['waiting', 'refunded']).nullable(),
  isDisputed: z.boolean(),
});
export type DeskInstalment = z.output<typeof DeskInstalment>;

export const listDeskInstalments = call({
  name: 'deskMoney.instalments',
  method: 'GET',
  path: '/desk/money/instalments',
  summary: 'List vendors’ instalments: received in a month, due by today, or failed',
  access: staffFor('money'),
  query: Paging.extend({
    list: z.enum(INSTALMENT_LISTS),
    month: Month.optional(),
    query: optionalText(DESK_SEARCH_MAX).optional(),
  }),
  responses: { 200: listOf(DeskInstalment) },
});

export const DeskQuoteCharge = z.object({
  id: z.int(),
  customer: Customer,
  provider: z.string(),
  cents: z.int(),
  feeCents: z.int(),
  refundedCents: z.int(),
  isDisputed: z.boolean(),
  paidAt: Instant,
});
export type DeskQuoteCharge = z.output<typeof DeskQuoteCharge>;

export const listQuoteCharges = call({
  name: 'deskMoney.quoteCharges',
  method: 'GET',
  path: '/desk/money/quote-charges',
  summary: 'List what couples paid vendors by card in a month, with our fee',
  access: staffFor('money'),
  query: Paging.extend({ month: Month.optional() }),
  responses: { 200: listOf(DeskQuoteCharge) },
});

export const DISPUTE_STATES = ['open', 'won', 'lost'] as const;

export const DeskDispute = z.object({
  id: z.string(),
  /** A vendor disputes a package, or a couple a vendor’s charge. */
  about: z.enum(['package', 'quote']),
  customer: Customer,
  provider: z.string(),
  cents: z.int(),
  reason: z.string(),
  state: z.enum(DISPUTE_STATES),
  openedAt: Instant,
});
export type DeskDispute = z.output<typeof DeskDispute>;

export const listDisputes = call({
  name: 'deskMoney.disputes',
  method: 'GET',
  path: '/desk/money/disputes',
  summary: 'List disputed charges of packages and quotes, the newest first',
  access: staffFor('money'),
  query: Paging.extend({ state: z.enum(DISPUTE_STATES).optional() }),
  responses: { 200: listOf(DeskDispute) },
});

export const PAYOUT_STATES = ['on_the_way', 'arrived', 'failed'] as const;

export const DeskPayout = z.object({
  id: z.string(),
  customer: Customer,
  provider: z.string(),
  cents: z.int(),
  state: z.enum(PAYOUT_STATES),
  arrivesOn: Day,
  failure: z.string().nullable(),
});
export type DeskPayout = z.output<typeof DeskPayout>;

export const listPayouts = call({
  name: 'deskMoney.payouts',
  method: 'GET',
  path: '/desk/money/payouts',
  summary: 'List payouts to vendors’ banks, the newest first',
  access: staffFor('money'),
  query: Paging.extend({ state: z.enum(PAYOUT_STATES).optional() }),
  responses: { 200: listOf(DeskPayout) },
});
