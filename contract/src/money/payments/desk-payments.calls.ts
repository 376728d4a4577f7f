import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { ourText, Day, Instant, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { DESK_SEARCH_MAX, REFUND_REASON_MAX } from '../../shared/limits.ts';
import { TEXT } from '../../shared/sentences.ts';
import { BillingForm } from './payments.calls.ts';

/** What waits for a person, or everything. */
export const MONEY_LISTS = ['waiting', 'all'] as const;
const ListQuery = Paging.extend({ list: z.enum(MONEY_LISTS).default('waiting') });

const Cents = z.int().min(0);
const Customer = z.object({ id: id('customer'), name: z.string() });

export const TRANSFER_STATES = ['waiting', 'matched', 'returning', 'returned'] as const;

export const DeskTransfer = z.object({
  id: id('bankTransfer'),
  /** As the sender typed it. */
  reference: z.string(),
  amountCents: Cents,
  receivedAt: Instant,
  state: z.enum(TRANSFER_STATES),
  customer: Customer.nullable(),
  product: ourText().nullable(),
  /** Nobody if its reference fitted. */
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  reason: z.string(),
});
export type DeskTransfer = z.output<typeof DeskTransfer>;

const ofTransfer = z.object({ id: idParam('bankTransfer') });

export const listDeskTransfers = call({
  name: 'payments.deskTransfers',
  method: 'GET',
  path: '/desk/transfers',
  summary: 'List bank transfers: those that fit nothing, the oldest first, or all',
  access: staffFor('money'),
  query: ListQuery,
  responses: { 200: listOf(DeskTransfer) },
});

export const TransferCandidate = z.object({
  installmentId: id('paymentInstallment'),
  customer: Customer,
  provider: z.string(),
  product: ourText(),
  number: z.int(),
  count: z.int(),
  amountCents: Cents,
  dueDate: Day,
});
export type TransferCandidate = z.output<typeof TransferCandidate>;

export const listTransferCandidates = call({
  name: 'payments.transferCandidates',
  method: 'GET',
  path: '/desk/transfers/{id}/candidates',
  summary: 'List unpaid instalments of exactly the amount of a transfer',
  access: staffFor('money'),
  params: ofTransfer,
  query: z.object({ query: optionalText(DESK_SEARCH_MAX).optional() }),
  responses: { 200: one(z.array(TransferCandidate)) },
});

export const matchTransfer = call({
  name: 'payments.matchTransfer',
  method: 'POST',
  path: '/desk/transfers/{id}/match',
  summary: 'Take a transfer for an unpaid instalment of exactly its amount, which is then paid',
  access: staffFor('money'),
  params: ofTransfer,
  body: z.strictObject({ installmentId: id('paymentInstallment') }),
  responses: { 204: z.void() },
});

export const returnTransfer = call({
  name: 'payments.returnTransfer',
  method: 'POST',
  path: '/desk/transfers/{id}/return',
  summary: 'Send a transfer that fits nothing back to its sender',
  access: staffFor('money'),
  params: ofTransfer,
  body: z.strictObject({ reason: text(REFUND_REASON_MAX) }),
  responses: { 204: z.void() },
});

export const DeskRefund = z.object({
  id: id('refundRequest'),
  customer: Customer,
  product: ourText(),
  amountCents: Cents,
  reason: z.string(),
  cancelsRest: z.boolean(),
  /** Approved: the gateway has not confirmed it yet. */
  state: z.enum(['waiting', 'approved', 'sent', 'failed', 'declined']),
  askedBy: z.string(),
  askedAt: Instant,
  /** The caller asked for it, so somebody else decides. */
  isOwn: z.boolean(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  note: z.string(),
});
export type DeskRefund = z.output<typeof DeskRefund>;

export const listRefunds = call({
  name: 'payments.deskRefunds',
  method: 'GET',
  path: '/desk/refunds',
  summary: 'List refunds by the team: those that wait for a second person, or all',
  access: staffFor('money'),
  query: ListQuery,
  responses: { 200: listOf(DeskRefund) },
});

export const DeskFailedRefund = z.object({
  id: id('failedRefund'),
  /** A vendor’s payment for a package, or a couple’s payment to a vendor. */
  about: z.enum(['package', 'quote']),
  customer: Customer,
  provider: z.string(),
  cents: Cents,
  failure: z.string().nullable(),
  failedAt: Instant,
  settledAt: Instant.nullable(),
  settledBy: z.string().nullable(),
  /** Empty when it was tried again. */
  note: z.string(),
  /** The gateway never made it; otherwise it had accepted it, and the money did not arrive. */
  isRefused: z.boolean(),
  canRetry: z.boolean(),
});
export type DeskFailedRefund = z.output<typeof DeskFailedRefund>;

export const listFailedRefunds = call({
  name: 'payments.failedRefunds',
  method: 'GET',
  path: '/desk/failed-refunds',
  summary: 'List refunds that the gateway refused, or that failed later: those still to settle, or all',
  access: staffFor('money'),
  query: ListQuery,
  responses: { 200: listOf(DeskFailedRefund) },
});

export const retryFailedRefund = call({
  name: 'payments.retryFailedRefund',
  method: 'POST',
  path: '/desk/failed-refunds/{id}/retry',
  summary: 'Ask the gateway again for the refund of a package that it had refused',
  access: staffFor('money'),
  params: z.object({ id: idParam('failedRefund') }),
  responses: { 204: z.void() },
});

export const settleFailedRefund = call({
  name: 'payments.settleFailedRefund',
  method: 'POST',
  path: '/desk/failed-refunds/{id}/settle',
  summary: 'Say how a payer got their money after a refund had failed',
  access: staffFor('money'),
  params: z.object({ id: idParam('failedRefund') }),
  body: z.strictObject({ note: text(REFUND_REASON_MAX) }),
  responses: { 204: z.void() },
});

export const RefundForm = z.strictObject({
  reason: text(REFUND_REASON_MAX),
  /** The instalments still to come are not charged any more. */
  cancelsRest: z.boolean().default(false),
});
export type RefundForm = z.output<typeof RefundForm>;

export const readInvoiceAtDesk = call({
  name: 'payments.deskInvoice',
  method: 'GET',
  path: '/desk/payment-installments/{id}/invoice',
  summary: 'Download a customer’s tax invoice as PDF',
  access: staffFor('customers'),
  params: z.object({ id: idParam('paymentInstallment') }),
  responses: { 200: 'blob' },
});

export const updateBillingAtDesk = call({
  name: 'payments.deskUpdateBilling',
  method: 'PUT',
  path: '/desk/customers/{id}/billing-details',
  summary: 'Change a customer’s company details for future tax invoices',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('customer') }),
  body: BillingForm,
  responses: { 204: z.void() },
});

export const askRefund = call({
  name: 'payments.requestRefund',
  method: 'POST',
  path: '/desk/payment-installments/{id}/refund',
  summary: 'Refund a paid instalment; above the limit it waits until somebody else approves it',
  access: staffFor('money'),
  params: z.object({ id: idParam('paymentInstallment') }),
  body: RefundForm,
  responses: { 204: z.void() },
});

export const RefundDecision = z
  .strictObject({
    decision: z.enum(['approved', 'declined']),
    note: optionalText(REFUND_REASON_MAX).default(''),
  })
  .refine(({ decision, note }) => decision === 'approved' || note, { path: ['note'], message: TEXT.required });
export type RefundDecision = z.output<typeof RefundDecision>;

export const decideRefund = call({
  name: 'payments.decideRefund',
  method: 'POST',
  path: '/desk/refunds/{id}/decision',
  summary: 'Approve or decline a refund that somebody else asked for; who asked can only decline it',
  access: staffFor('money'),
  params: z.object({ id: idParam('refundRequest') }),
  body: RefundDecision,
  responses: { 204: z.void() },
});

export const PackageEndForm = z.strictObject({
  /** The vendor reads it. */
  reason: text(REFUND_REASON_MAX),
  /** Everything that was paid goes back; for those who may refund. */
  refund: z.boolean(),
});
export type PackageEndForm = z.output<typeof PackageEndForm>;

export const endPackage = call({
  name: 'payments.endPackage',
  method: 'PUT',
  path: '/desk/providers/{id}/package-end',
  summary: 'End what runs of a provider’s packages today, with or without a refund; the vendor is told why',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  body: PackageEndForm,
  responses: { 204: z.void() },
});

export const restorePackage = call({
  name: 'payments.restorePackage',
  method: 'DELETE',
  path: '/desk/providers/{id}/package-end',
  summary: 'Give back what the team ended, as long as nothing of it was refunded or called off',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  responses: { 204: z.void() },
});
