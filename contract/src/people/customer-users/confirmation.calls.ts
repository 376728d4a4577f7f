import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { LinkKey, idParam } from '../../shared/fields.ts';

/** Ids and secret belong together: with another id the secret opens nothing. */
const params = z.object({
  customerId: idParam('customer'),
  id: idParam('customerUser'),
  hash: LinkKey,
});

export const Confirmation = z.object({
  state: z.enum(['open', 'confirmed', 'expired']),
  customerName: z.string(),
  userName: z.string(),
  email: z.string().nullable(),
});
export type Confirmation = z.output<typeof Confirmation>;

export const readConfirmation = call({
  name: 'customerUsers.readConfirmation',
  method: 'GET',
  path: '/customers/{customerId}/users/{id}/confirmation/{hash}',
  summary: 'The user an account manager is asked to confirm; reading changes nothing',
  access: anyone,
  params,
  responses: { 200: one(Confirmation) },
});

export const confirmCustomerUser = call({
  name: 'customerUsers.confirm',
  method: 'POST',
  path: '/customers/{customerId}/users/{id}/confirmation/{hash}',
  summary: 'Confirm a new user, who is then invited',
  access: anyone,
  params,
  responses: { 200: one(Confirmation) },
});
