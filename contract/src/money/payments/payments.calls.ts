import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, optionalText, ourText, text, Version } from '../../shared/fields.ts';
import {
  BILLING_ADDRESS_MAX,
  COMPANY_NAME_MAX,
  COUPON_CODE_MAX,
  CURRENCY,
  PRODUCT_CENTS_MAX,
} from '../../shared/limits.ts';
import { CardToken } from './cards.calls.ts';
import {
  INSTALLMENT_COUNTS,
  PAYMENT_ACTIONS,
  PAYMENT_FAILURES,
  PAYMENT_SORTS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
} from './payment-rules.ts';

const paymentParams = z.object({ id: idParam('payment') });

const Cents = z.int().min(0);

export const Installment = z.object({
  id: id('paymentInstallment'),
  paymentId: id('payment'),
  number: z.int(),
  amountCents: Cents,
  dueDate: Day,
  status: z.enum(PAYMENT_STATUSES),
  /** The money was sent back, or the payer’s bank took it. */
  isRefunded: z.boolean(),
  /** The number of the tax invoice, once paid. */
  invoiceNumber: z.int().nullable(),
  /** The number of the note that corrects the invoice, once the money went back. */
  adjustmentNumber: z.int().nullable(),
});
export type Installment = z.output<typeof Installment>;

/** The account for a bank transfer, and the reference that lets us match it. */
export const BankTransfer = z.object({
  accountName: z.string(),
  bsb: z.string(),
  accountNumber: z.string(),
  reference: z.string(),
});

/** What a campaign took off the price. */
const Discount = z.object({ name: ourText(), cents: Cents });

export const Payment = z.object({
  id: id('payment'),
  provider: z.object({ id: id('provider'), name: z.string() }),
  product: z.object({ id: id('product'), name: ourText() }),
  type: z.enum(PAYMENT_TYPES),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: Cents,
  gstCents: Cents,
  /** Already taken off the amount. */
  discount: Discount.nullable(),
  currency: z.literal(CURRENCY),
  /** When the next instalment is due; the last one when all are paid. */
  dueDate: Day,
  /** The amount of the next instalment; 0 when all are paid. */
  dueCents: Cents,
  /** The number of monthly instalments; 1 means paid at once. */
  recurringMonth: z.int(),
  installments: z.array(Installment),
  /** An instalment is paid, so the package runs. */
  isStarted: z.boolean(),
  /** A charge in progress: the bank is processing it, or waits for the payer to confirm. */
  underWay: z.enum(['processing', 'confirming']).nullable(),
  /** A direct debit is on its way until about this day. */
  clearsOn: Day.nullable(),
  /** Why the last attempt failed. */
  failure: z.enum(PAYMENT_FAILURES).nullable(),
  bankTransfer: BankTransfer.nullable(),
  createdAt: Instant,
  version: z.int(),
});
export type Payment = z.output<typeof Payment>;

const Filters = z.object({
  providerId: idParam('provider').optional(),
  status: z.enum(PAYMENT_STATUSES).optional(),
  type: z.enum(PAYMENT_TYPES).optional(),
  sort: z.enum(PAYMENT_SORTS).default('createdAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
export type PaymentFilters = z.output<typeof Filters>;

export const listPayments = call({
  name: 'payments.list',
  method: 'GET',
  path: '/payments',
  summary: 'List the payments of the providers the caller manages',
  access: memberFor('payments'),
  query: Paging.extend(Filters.shape),
  responses: { 200: listOf(Payment) },
});

export const exportPayments = call({
  name: 'payments.export',
  method: 'GET',
  path: '/payments/export',
  summary: 'Export the payments as CSV, one line per instalment',
  access: memberFor('payments'),
  query: Filters,
  sensitive: 'export',
  responses: { 200: 'blob' },
});

/** Letters of a coupon, however they were typed. */
const Coupon = text(COUPON_CODE_MAX).toUpperCase();

/** Without a price: the server takes it from the product. */
export const PaymentForm = z.strictObject({
  providerId: id('provider'),
  productId: id('product'),
  type: z.enum(PAYMENT_TYPES),
  installments: z.literal(INSTALLMENT_COUNTS),
  coupon: Coupon.optional(),
  /** What the payer saw: refused when it costs something else by now. */
  expectedCents: z.int().min(1).max(PRODUCT_CENTS_MAX).optional(),
});
export type PaymentForm = z.output<typeof PaymentForm>;

export const createPayment = call({
  name: 'payments.create',
  method: 'POST',
  path: '/payments',
  summary: 'Set up the payment of a product; an unpaid one for the same product is reset instead of adding a second',
  access: memberFor('payments'),
  body: PaymentForm,
  responses: { 201: Created },
  idempotent: true,
});

export const readPayment = call({
  name: 'payments.read',
  method: 'GET',
  path: '/payments/{id}',
  summary: 'Read a payment with its instalments',
  access: memberFor('payments'),
  params: paymentParams,
  responses: { 200: one(Payment) },
});

export const updatePayment = call({
  name: 'payments.update',
  method: 'PUT',
  path: '/payments/{id}',
  summary: 'Change type or instalments while nothing is paid and no charge is in progress',
  access: memberFor('payments'),
  params: paymentParams,
  body: z.strictObject({
    type: z.enum(PAYMENT_TYPES),
    installments: z.literal(INSTALLMENT_COUNTS),
    version: Version,
  }),
  responses: { 200: one(Payment) },
});

export const deletePayment = call({
  name: 'payments.delete',
  method: 'DELETE',
  path: '/payments/{id}',
  summary: 'Delete a payment without any attempt',
  access: memberFor('payments'),
  calledBy: 'api',
  params: paymentParams,
  responses: { 204: z.void() },
});

export const actOnPayment = call({
  name: 'payments.action',
  method: 'POST',
  path: '/payments/{id}/actions',
  summary: 'Cancel an unpaid payment, or email the last tax invoice again',
  access: memberFor('payments'),
  params: paymentParams,
  body: z.strictObject({ type: z.enum(PAYMENT_ACTIONS) }),
  responses: { 200: one(Payment) },
});

/** How an attempt ended, or that it has not ended yet. */
export const PurchaseOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('paid') }),
  z.object({ outcome: z.literal('processing') }),
  z.object({ outcome: z.literal('failed'), failure: z.enum(PAYMENT_FAILURES) }),
  /** The bank’s page, where the payer confirms. */
  z.object({ outcome: z.literal('confirm'), url: z.string() }),
]);
export type PurchaseOutcome = z.output<typeof PurchaseOutcome>;

/** The path of the panel that the bank sends the payer back to. */
const returnPath = z.string().max(500);

/** The number of the instalment, so that a click that arrives twice does not pay the next one too. */
const part = z
  .int()
  .min(1)
  .max(INSTALLMENT_COUNTS.at(-1) ?? 1);

/** Needs no idempotency key: an open attempt prevents a second one, and a paid instalment is not charged again. */
export const purchasePayment = call({
  name: 'payments.purchase',
  method: 'POST',
  path: '/payments/{id}/purchase',
  summary:
    'Charge the next instalment to a saved card or bank account, or once to a new card; a paid one is not charged again',
  access: memberFor('payments'),
  params: paymentParams,
  body: z.union([
    z.strictObject({ part, cardId: id('creditCard'), returnPath }),
    z.strictObject({ part, token: CardToken, returnPath }),
    z.strictObject({ part, directDebitId: id('directDebit') }),
  ]),
  responses: { 200: one(PurchaseOutcome) },
  neverActedFor: true,
});

export const lookUpPayment = call({
  name: 'payments.lookUp',
  method: 'POST',
  path: '/payments/{id}/look-up',
  summary: 'Ask the gateway how the last attempt ended; what a browser brings back from the bank is not trusted',
  access: memberFor('payments'),
  params: paymentParams,
  responses: { 200: one(PurchaseOutcome) },
});

const PlannedInstallment = z.object({ number: z.int(), amountCents: Cents, dueDate: Day });

export const InstallmentOffer = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  product: z.object({ id: id('product'), name: ourText() }),
  /** The term if it were paid today; a renewal starts when the current one ends. No end for what is bought once. */
  startsOn: Day,
  endsOn: Day.nullable(),
  /** Extra days from what is left of the package it replaces. */
  carriedDays: z.int(),
  amountCents: Cents,
  gstCents: Cents,
  discount: Discount.nullable(),
  /** The instalment plans on offer. */
  plans: z.array(z.object({ count: z.literal(INSTALLMENT_COUNTS), parts: z.array(PlannedInstallment) })),
  /** The instalments of an existing payment. */
  installments: z.array(Installment),
});
export type InstallmentOffer = z.output<typeof InstallmentOffer>;

export const listInstallments = call({
  name: 'payments.installments',
  method: 'GET',
  path: '/payment-installments',
  summary: 'List the instalment plans for a product of a provider, or for a payment',
  access: memberFor('payments'),
  query: z.object({
    paymentId: idParam('payment').optional(),
    providerId: idParam('provider').optional(),
    productId: idParam('product').optional(),
    coupon: Coupon.optional(),
  }),
  responses: { 200: one(InstallmentOffer) },
});

export const readInvoice = call({
  name: 'payments.invoice',
  method: 'GET',
  path: '/payment-installments/{id}/invoice',
  summary: 'Download the tax invoice of a paid instalment as PDF',
  access: memberFor('payments'),
  params: z.object({ id: idParam('paymentInstallment') }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const readAdjustmentNote = call({
  name: 'payments.adjustmentNote',
  method: 'GET',
  path: '/payment-installments/{id}/adjustment-note',
  summary: 'Download the adjustment note of an instalment whose money went back as PDF',
  access: memberFor('payments'),
  params: z.object({ id: idParam('paymentInstallment') }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const Subscription = z.object({
  isPaid: z.boolean(),
  providers: z.array(
    z.object({
      id: id('provider'),
      name: z.string(),
      productName: ourText(),
      /** A provider that has left pays for nothing, whatever it had. */
      status: z.enum(['paid', 'limited', 'unpaid', 'left']),
      endsOn: Day.nullable(),
    }),
  ),
  /** The next instalment due, of any provider. */
  nextPayment: z.object({ paymentId: id('payment'), amountCents: Cents, dueDate: Day }).nullable(),
});

export type Subscription = z.output<typeof Subscription>;

export const readSubscription = call({
  name: 'payments.subscription',
  method: 'GET',
  path: '/customers/{id}/subscription',
  summary: 'Read what the customer’s providers are subscribed to, and the next payment',
  access: memberFor('payments'),
  calledBy: 'api',
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(Subscription) },
});

/** Who tax invoices are addressed to. */
export const BillingDetails = z.object({
  name: z.string(),
  abn: z.string(),
  address: z.string(),
  version: z.int(),
});
export type BillingDetails = z.output<typeof BillingDetails>;

/** As people type it, with spaces. */
const ABN_TYPED_MAX = 40;

export const BillingForm = z.strictObject({
  name: text(COMPANY_NAME_MAX),
  abn: z
    .string()
    .max(ABN_TYPED_MAX, 'An ABN has 11 digits.')
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^(\d{11})?$/, 'An ABN has 11 digits.'))
    .meta({ examples: ['51 824 753 556'] }),
  address: optionalText(BILLING_ADDRESS_MAX),
  version: Version,
});
export type BillingForm = z.output<typeof BillingForm>;

export const readBillingDetails = call({
  name: 'payments.billing',
  method: 'GET',
  path: '/customers/{id}/billing-details',
  summary: 'Read who tax invoices are addressed to; the customer itself by default',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(BillingDetails) },
});

export const updateBillingDetails = call({
  name: 'payments.updateBilling',
  method: 'PUT',
  path: '/customers/{id}/billing-details',
  summary: 'Change the billing details of future tax invoices',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer') }),
  body: BillingForm,
  responses: { 200: one(BillingDetails) },
});
