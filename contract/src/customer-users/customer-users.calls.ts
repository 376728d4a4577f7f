import { z } from 'zod';
import { Customer } from '../customers/customers.calls.ts';
import { Provider } from '../providers/providers.calls.ts';
import { PAGES, member } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { one } from '../shared/envelope.ts';
import { id, idParam } from '../shared/fields.ts';

export const CustomerUserProvider = z.object({
  id: z.int(),
  providerId: id('provider'),
  canReceiveLeads: z.boolean(),
  canReceiveLeadsSms: z.boolean(),
  showAsContact: z.boolean(),
  pages: z.array(z.enum(PAGES)),
});

/** The user as the panel knows them: who they are, whom they belong to, what they may open. */
export const SessionUser = z.object({
  id: id('customerUser'),
  uuid: z.uuid(),
  customerId: id('customer'),
  name: z.string(),
  surname: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  city: z.string().nullable(),
  customer: Customer,
  providers: z.array(Provider),
  details: z.object({
    titleId: z.int().nullable(),
    roleId: z.int(),
    canManage: z.boolean(),
    preferredLanguage: z.string(),
    imageUrl: z.string().nullable(),
  }),
  customerUserProviders: z.array(CustomerUserProvider),
  permission: z.object({ advisorService: z.boolean() }),
  accountManager: z.object({ email: z.string() }),
});
export type SessionUser = z.output<typeof SessionUser>;

export const readCustomerUser = call({
  name: 'customerUsers.read',
  method: 'GET',
  path: '/customers/{customerId}/users/{id}',
  summary: 'One user of a customer; a session loads its own user this way',
  access: member,
  params: z.object({ customerId: idParam('customer'), id: idParam('customerUser') }),
  responses: { 200: one(SessionUser) },
  beforePasswordChange: true,
});
