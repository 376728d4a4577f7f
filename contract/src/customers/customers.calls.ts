import { z } from 'zod';
import { member } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { one } from '../shared/envelope.ts';
import { id, idParam } from '../shared/fields.ts';

/** What the marketplace thinks of a customer; `prime` gets its own header. */
export const CRM_STATUSES = ['standard', 'prime'] as const;

export const Customer = z.object({
  id: id('customer'),
  name: z.string(),
  isPaid: z.boolean(),
  crmStatus: z.enum(CRM_STATUSES),
});
export type Customer = z.output<typeof Customer>;

export const readCustomer = call({
  name: 'customers.read',
  method: 'GET',
  path: '/customers/{id}',
  summary: 'The customer account of the caller',
  access: member,
  params: z.object({ id: idParam('customer') }),
  responses: { 200: one(Customer) },
});
