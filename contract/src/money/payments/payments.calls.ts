import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { BILLING_ADDRESS_MAX, COMPANY_NAME_MAX, CURRENCY } from '../../shared/limits.ts';
import { CardToken } from './cards.calls.ts';
import {
  INSTALLMENT_COUNTS,
  PAYMENT_ACTIONS,
  PAYMENT_FAILURES,
  PAYMENT_SORTS,
  PAYMENT_STATUSES,
  PAYMENT_TYPES,
  TYPES_ON_OFFER,
} from './payment-rules.ts';

const ofPayment = z.object({ id: idParam('payment') });

const Cents = z.int().min(0);

export const Installment = z.object({
  id: id('paymentInstallment'),
  paymentId: id('payment'),
  number: z.int(),
  amountCents: Cents,
  dueDate: Day,
  status: z.enum(PAYMENT_STATUSES),
  /** Of the tax invoice, once it is paid. */
  invoiceNumber: z.int().nullable(),
});
export type Installment = z.output<typeof Installment>;

/** Where a bank transfer goes, and the words that let us know it again. */
export const BankTransfer = z.object({
  accountName: z.string(),
  bsb: z.string(),
  accountNumber: z.string(),
  reference: z.string(),
});

export const Payment = z.object({
  id: id('payment'),
  provider: z.object({ id: id('provider'), name: z.string() }),
  product: z.object({ id: id('product'), name: z.string() }),
  type: z.enum(PAYMENT_TYPES),
  status: z.enum(PAYMENT_STATUSES),
  amountCents: Cents,
  gstCents: Cents,
  currency: z.literal(CURRENCY),
  /** Of the next part to be paid; of the last one where none is left. */
  dueDate: Day,
  /** What is to be paid next: a part, or all of it; nothing where none is left. */
  dueCents: Cents,
  /** In so many monthly parts; 1 is once. */
  recurringMonth: z.int(),
  installments: z.array(Installment),
  /** A part of it is paid, so the package runs. */
  isStarted: z.boolean(),
  /** What the bank is at: it thinks, or it wants the payer to confirm. */
  underWay: z.enum(['processing', 'confirming']).nullable(),
  /** Why the last try did not go through. */
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
  summary: 'The payments of the providers one looks after',
  access: memberFor('payments'),
  query: Paging.extend(Filters.shape),
  responses: { 200: listOf(Payment) },
});

export const exportPayments = call({
  name: 'payments.export',
  method: 'GET',
  path: '/payments/export',
  summary: 'The same as a file for spreadsheets, one line for each part',
  access: memberFor('payments'),
  query: Filters,
  responses: { 200: 'blob' },
});

/** The price is not among it: it is the product’s, and the server knows it. */
export const PaymentForm = z.strictObject({
  providerId: id('provider'),
  productId: id('product'),
  type: z.enum(TYPES_ON_OFFER),
  installments: z.literal(INSTALLMENT_COUNTS),
});
export type PaymentForm = z.output<typeof PaymentForm>;

export const createPayment = call({
  name: 'payments.create',
  method: 'POST',
  path: '/payments',
  summary: 'Set up the payment of a product; one that waits for the same product is set up anew instead of a second',
  access: memberFor('payments'),
  body: PaymentForm,
  responses: { 201: Created },
  idempotent: true,
});

export const readPayment = call({
  name: 'payments.read',
  method: 'GET',
  path: '/payments/{id}',
  summary: 'One payment with its parts',
  access: memberFor('payments'),
  params: ofPayment,
  responses: { 200: one(Payment) },
});

export const updatePayment = call({
  name: 'payments.update',
  method: 'PUT',
  path: '/payments/{id}',
  summary: 'Pay another way, or in other parts, while nothing is paid and the bank is not at it',
  access: memberFor('payments'),
  params: ofPayment,
  body: z.strictObject({
    type: z.enum(TYPES_ON_OFFER),
    installments: z.literal(INSTALLMENT_COUNTS),
    version: z.int(),
  }),
  responses: { 200: one(Payment) },
});

export const deletePayment = call({
  name: 'payments.delete',
  method: 'DELETE',
  path: '/payments/{id}',
  summary: 'Delete a payment that was never tried',
  access: memberFor('payments'),
  params: ofPayment,
  responses: { 204: z.void() },
});

export const actOnPayment = call({
  name: 'payments.action',
  method: 'POST',
  path: '/payments/{id}/actions',
  summary: 'Cancel a payment of which nothing is paid, or have the last tax invoice mailed again',
  access: memberFor('payments'),
  params: ofPayment,
  body: z.strictObject({ type: z.enum(PAYMENT_ACTIONS) }),
  responses: { 200: one(Payment) },
});

/** How a try ended, or that it has not ended yet. */
export const PurchaseOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('paid') }),
  z.object({ outcome: z.literal('processing') }),
  z.object({ outcome: z.literal('failed'), failure: z.enum(PAYMENT_FAILURES) }),
  /** The bank’s own page, where the payer confirms. */
  z.object({ outcome: z.literal('confirm'), url: z.string() }),
]);
export type PurchaseOutcome = z.output<typeof PurchaseOutcome>;

/** Where the bank sends the payer back to: a path of the panel. */
const returnPath = z.string().max(500);

/** Which part is meant, by its number: a press that arrives twice must not pay the next one as well. */
const part = z
  .int()
  .min(1)
  .max(INSTALLMENT_COUNTS.at(-1) ?? 1);

/** Pays once by its nature: while a try is open there is no second one, and what is paid is not paid again. */
export const purchasePayment = call({
  name: 'payments.purchase',
  method: 'POST',
  path: '/payments/{id}/purchase',
  summary:
    'Charge the part of a payment that is next to a saved card, or once to a new one; a part that is paid stays paid',
  access: memberFor('payments'),
  params: ofPayment,
  body: z.union([
    z.strictObject({ part, cardId: id('creditCard'), returnPath }),
    z.strictObject({ part, token: CardToken, returnPath }),
  ]),
  responses: { 200: one(PurchaseOutcome) },
  neverActedFor: true,
});

export const lookUpPayment = call({
  name: 'payments.lookUp',
  method: 'POST',
  path: '/payments/{id}/look-up',
  summary: 'Ask the bank how the last try ended; what a browser brings back from the bank is not believed',
  access: memberFor('payments'),
  params: ofPayment,
  responses: { 200: one(PurchaseOutcome) },
});

const PlannedPart = z.object({ number: z.int(), amountCents: Cents, dueDate: Day });

export const InstallmentOffer = z.object({
  provider: z.object({ id: id('provider'), name: z.string() }),
  product: z.object({ id: id('product'), name: z.string() }),
  /** The days the product would run if it were paid today: behind the same one that runs already. No end for what is bought once. */
  startsOn: Day,
  endsOn: Day.nullable(),
  /** So many of them are bought by what is left of another package, whose place it takes. */
  carriedDays: z.int(),
  amountCents: Cents,
  gstCents: Cents,
  /** In how many parts it can be paid. */
  plans: z.array(z.object({ count: z.literal(INSTALLMENT_COUNTS), parts: z.array(PlannedPart) })),
  /** The parts of a payment that is there already. */
  installments: z.array(Installment),
});
export type InstallmentOffer = z.output<typeof InstallmentOffer>;

export const listInstallments = call({
  name: 'payments.installments',
  method: 'GET',
  path: '/payment-installments',
  summary: 'The instalments on offer for a product of a provider, or those of a payment',
  access: memberFor('payments'),
  query: z.object({
    paymentId: idParam('payment').optional(),
    providerId: idParam('provider').optional(),
    productId: idParam('product').optional(),
  }),
  responses: { 200: one(InstallmentOffer) },
});

export const readInvoice = call({
  name: 'payments.invoice',
  method: 'GET',
  path: '/payment-installments/{id}/invoice',
  summary: 'The tax invoice of a part that is paid, as PDF',
  access: memberFor('payments'),
  params: z.object({ id: idParam('paymentInstallment') }),
  responses: { 200: 'blob' },
});

export const Subscription = z.object({
  isPaid: z.boolean(),
  providers: z.array(
    z.object({
      id: id('provider'),
      name: z.string(),
      productName: z.string(),
      status: z.enum(['paid', 'limited', 'unpaid']),
      endsOn: Day.nullable(),
    }),
  ),
  /** The next part that falls due, of whichever provider. */
  nextPayment: z.object({ paymentId: id('payment'), amountCents: Cents, dueDate: Day }).nullable(),
});

export type Subscription = z.output<typeof Subscription>;

export const readSubscription = call({
  name: 'payments.subscription',
  method: 'GET',
  path: '/customers/{id}/subscription',
  summary: 'What the customer’s providers are subscribed to, and what is to be paid next',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(Subscription) },
});

/** Whom tax invoices are made out to. */
export const BillingDetails = z.object({
  name: z.string(),
  abn: z.string(),
  address: z.string(),
  version: z.int(),
});
export type BillingDetails = z.output<typeof BillingDetails>;

export const BillingForm = z.strictObject({
  name: text(COMPANY_NAME_MAX),
  abn: z
    .string()
    .transform((typed) => typed.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^(\d{11})?$/, 'An ABN has 11 digits.'))
    .meta({ examples: ['51 824 753 556'] }),
  address: optionalText(BILLING_ADDRESS_MAX),
  version: z.int().min(0),
});
export type BillingForm = z.output<typeof BillingForm>;

export const readBillingDetails = call({
  name: 'payments.billing',
  method: 'GET',
  path: '/customers/{id}/billing-details',
  summary: 'Whom tax invoices are made out to; the customer itself while nothing was said',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(BillingDetails) },
});

export const updateBillingDetails = call({
  name: 'payments.updateBilling',
  method: 'PUT',
  path: '/customers/{id}/billing-details',
  summary: 'Have coming tax invoices made out otherwise; those written stay as they are',
  access: memberFor('payments'),
  params: z.object({ id: idParam('customer') }),
  body: BillingForm,
  responses: { 200: one(BillingDetails) },
});
