import { z } from 'zod';
import { manager, member, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Email, id, idParam, optionalText, text, Version } from '../../shared/fields.ts';

/** How the marketplace ranks a customer; `prime` gets its own header. */
export const CRM_STATUSES = ['standard', 'prime'] as const;

export const Customer = z.object({
  id: id('customer'),
  name: z.string(),
  isPaid: z.boolean(),
  crmStatus: z.enum(CRM_STATUSES),
});
export type Customer = z.output<typeof Customer>;

/** A customer with what can be changed about it; the ids are of customer_company_type and company_extension. */
export const CustomerDetails = Customer.extend({
  companyTypeId: z.int().nullable(),
  companyExtensionId: z.int().nullable(),
  version: z.int(),
});
export type CustomerDetails = z.output<typeof CustomerDetails>;

const NAME_MAX = 120;
const listId = z.int().positive().max(32_767).nullable();

export const readCustomer = call({
  name: 'customers.read',
  method: 'GET',
  path: '/customers/{id}',
  summary: 'The customer account of the caller',
  access: member,
  calledBy: 'api',
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(CustomerDetails) },
});

export const CustomerForm = z.strictObject({
  name: text(NAME_MAX),
  companyTypeId: listId,
  companyExtensionId: listId,
  version: Version,
});
export type CustomerForm = z.output<typeof CustomerForm>;

export const updateCustomer = call({
  name: 'customers.update',
  method: 'PUT',
  path: '/customers/{id}',
  summary: 'Change the name and kind of the company',
  access: manager,
  calledBy: 'api',
  params: z.object({ id: idParam('customer') }),
  body: CustomerForm,
  responses: { 200: one(CustomerDetails) },
});

export const NewCustomerForm = z.strictObject({
  name: text(NAME_MAX),
  companyTypeId: listId.default(null),
  companyExtensionId: listId.default(null),
  accountManagerName: text(NAME_MAX),
  accountManagerEmail: Email,
});
export type NewCustomerForm = z.output<typeof NewCustomerForm>;

export const createCustomer = call({
  name: 'customers.create',
  method: 'POST',
  path: '/customers',
  summary: 'Take in a new customer',
  access: staffFor('accounts'),
  calledBy: 'api',
  body: NewCustomerForm,
  responses: { 201: Created },
  idempotent: true,
});

export const CUSTOMER_ACTION_TYPES = ['contact_request', 'update_contact'] as const;

export const actOnCustomer = call({
  name: 'customers.act',
  method: 'POST',
  path: '/customers/actions',
  summary: 'Ask the marketplace for something; who asked and when is kept',
  access: member,
  calledBy: 'api',
  body: z.strictObject({
    customerId: id('customer'),
    type: z.enum(CUSTOMER_ACTION_TYPES),
    note: optionalText(1000).default(''),
  }),
  responses: { 201: Created },
  idempotent: true,
});
