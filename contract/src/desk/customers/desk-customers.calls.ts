import { z } from 'zod';
import { RedirectHours } from '../../couples/calls/calls.calls.ts';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Email, Instant, Version, id, idParam, optionalText, ourText, text } from '../../shared/fields.ts';
import { MERCHANT_STATUSES } from '../../money/merchant/merchant-status.ts';
import { PROMISE_CODES } from '../../money/packages/promises.ts';
import { BillingDetails } from '../../money/payments/payments.calls.ts';
import { PAYMENT_FAILURES } from '../../money/payments/payment-rules.ts';
import { COMPANY_NAME_MAX, DESK_SEARCH_MAX, PERSON_NAME_MAX } from '../../shared/limits.ts';
import { EXPORT_STATUSES } from '../../people/account-exports/account-exports.calls.ts';
import { CUSTOMER_USER_STATUSES } from '../../people/customer-users/customer-user-status.ts';
import { CustomerNote } from './notes.calls.ts';

export const CUSTOMER_STATES = ['active', 'on_hold', 'left', 'empty'] as const;

/** A customer in a list: what tells it apart from others. */
export const FoundCustomer = z.object({
  id: id('customer'),
  name: z.string(),
  /** By its providers: `left` and `on_hold` if all of them are, `empty` without any. */
  state: z.enum(CUSTOMER_STATES),
  isPaid: z.boolean(),
  accountManager: z.string(),
  people: z.int(),
  providers: z.array(z.string()),
});
export type FoundCustomer = z.output<typeof FoundCustomer>;

export const findCustomers = call({
  name: 'desk.findCustomers',
  method: 'GET',
  path: '/desk/customers',
  summary: 'Customers by any name, address or number of theirs, by name',
  access: staffFor('customers'),
  query: Paging.extend({ query: optionalText(DESK_SEARCH_MAX).optional() }),
  responses: { 200: listOf(FoundCustomer) },
});

const Person = z.object({
  id: id('customerUser'),
  version: z.int(),
  name: z.string(),
  firstName: z.string(),
  surname: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  roleId: z.int(),
  canManage: z.boolean(),
  status: z.enum(CUSTOMER_USER_STATUSES),
  active: z.boolean(),
  lastSeenAt: Instant.nullable(),
});

const CustomerProvider = z.object({
  id: id('provider'),
  name: z.string(),
  category: ourText(),
  city: z.string(),
  onHold: z.boolean(),
  /** Why the team put it on hold; null if the vendor did. */
  holdReason: z.string().nullable(),
  leftAt: Instant.nullable(),
  packageName: z.string(),
  packageUntil: Day.nullable(),
  hasRunningPackage: z.boolean(),
  /** The package that the team ended before its day, until that day. */
  endedPackage: z.object({ name: z.string(), reason: z.string(), by: z.string(), until: Day }).nullable(),
  quickNumber: z.string().nullable(),
  redirectNumber: z.string().nullable(),
  /** Null: at any hour. */
  redirectHours: RedirectHours.nullable(),
  /** Couples who wait for an answer now. */
  waiting: z.int(),
  /** Of the last 90 days, in working time. */
  medianMinutes: z.int().nullable(),
  /** How complete its listing is, out of 100. */
  score: z.int(),
  /** The address of its main photo. */
  picture: z.string().nullable(),
});
export type CustomerProvider = z.output<typeof CustomerProvider>;

/** Something that was sold and is to be delivered. */
const Promised = z.object({
  id: id('productOrder'),
  product: ourText(),
  provider: z.string(),
  status: z.enum(['to_do', 'scheduled', 'delivered', 'cancelled']),
  dueOn: Day.nullable(),
  scheduledOn: Day.nullable(),
  isLate: z.boolean(),
});

/** A package that runs, and for each of its promises whether the provider has it. */
const CustomerPackage = z.object({
  id: z.int(),
  name: z.string(),
  provider: z.string(),
  until: Day.nullable(),
  promises: z.array(z.object({ code: z.enum(PROMISE_CODES), count: z.int().nullable(), isKept: z.boolean() })),
});

const CustomerPayment = z.object({
  id: id('payment'),
  product: ourText(),
  provider: z.string(),
  cents: z.int(),
  status: z.enum(['pending', 'paid', 'failed', 'cancelled']),
  dueDate: Day,
  failure: z.enum(PAYMENT_FAILURES).nullable(),
});

const CustomerInvoice = z.object({
  installmentId: id('paymentInstallment'),
  number: z.int(),
  issuedOn: Day,
  description: z.string(),
  cents: z.int(),
});

const DOCUMENT_KINDS = ['agreement', 'application', 'export'] as const;

/** What somebody of the customer agreed to, applied for or exported; private contents stay where they are. */
const CustomerDocument = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  id: z.int(),
  /** Of an agreement, as it was read. */
  title: z.string().nullable(),
  version: z.int().nullable(),
  by: z.string().nullable(),
  provider: z.string().nullable(),
  state: z.enum([...MERCHANT_STATUSES, ...EXPORT_STATUSES]).nullable(),
  at: Instant,
});
export type CustomerDocument = z.output<typeof CustomerDocument>;

export const DeskCustomer = z.object({
  id: id('customer'),
  name: z.string(),
  version: z.int(),
  since: Instant,
  isPaid: z.boolean(),
  isPrime: z.boolean(),
  /** Given by the team, besides what the package includes. */
  primeUntil: Day.nullable(),
  accountManager: z.object({ name: z.string(), email: z.string() }),
  people: z.array(Person),
  providers: z.array(CustomerProvider),
  packages: z.array(CustomerPackage),
  promised: z.array(Promised),
  payments: z.array(CustomerPayment),
  /** The last ones; each can be downloaded. */
  invoices: z.array(CustomerInvoice),
  documents: z.array(CustomerDocument),
  /** Who tax invoices are addressed to. */
  billing: BillingDetails,
  /** What is still to be paid. */
  openCents: z.int(),
  notes: z.array(CustomerNote),
});
export type DeskCustomer = z.output<typeof DeskCustomer>;

const params = z.object({ id: idParam('customer') });

export const readDeskCustomer = call({
  name: 'desk.readCustomer',
  method: 'GET',
  path: '/desk/customers/{id}',
  summary: 'Everything the team knows of a customer',
  access: staffFor('customers'),
  params,
  responses: { 200: one(DeskCustomer) },
});

export const NewDeskCustomer = z.strictObject({
  name: text(COMPANY_NAME_MAX),
  ownerName: text(PERSON_NAME_MAX),
  ownerSurname: optionalText(PERSON_NAME_MAX),
  email: Email,
});
export type NewDeskCustomer = z.output<typeof NewDeskCustomer>;

export const createDeskCustomer = call({
  name: 'desk.createCustomer',
  method: 'POST',
  path: '/desk/customers',
  summary: 'Create a customer whose first user is invited by mail; the caller becomes its account manager',
  access: staffFor('accounts'),
  body: NewDeskCustomer,
  responses: { 201: Created },
  idempotent: true,
});

export const DeskCustomerChange = z.strictObject({
  name: text(COMPANY_NAME_MAX),
  /** Undefined keeps the account manager as they are. */
  accountManagerId: id('staffMember').optional(),
  primeUntil: Day.nullable(),
  version: Version,
});
export type DeskCustomerChange = z.output<typeof DeskCustomerChange>;

export const updateDeskCustomer = call({
  name: 'desk.updateCustomer',
  method: 'PUT',
  path: '/desk/customers/{id}',
  summary: 'Change name, account manager or how long a customer is prime',
  access: staffFor('accounts'),
  params,
  body: DeskCustomerChange,
  responses: { 204: z.void() },
});

export const listColleagues = call({
  name: 'desk.listColleagues',
  method: 'GET',
  path: '/desk/colleagues',
  summary: 'The names of the team, to give work to somebody',
  access: staffFor('customers'),
  responses: { 200: one(z.array(z.object({ id: id('staffMember'), name: z.string() }))) },
});
