import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText } from '../../shared/fields.ts';
import { DESK_SEARCH_MAX } from '../../shared/limits.ts';
import { NUMBER_STATES } from './number-states.ts';

export const DeskNumber = z.object({
  id: id('phoneNumber'),
  number: z.string(),
  state: z.enum(NUMBER_STATES),
  provider: z.object({ id: id('provider'), name: z.string(), customerId: id('customer') }).nullable(),
  quarantinedUntil: Instant.nullable(),
  /** False: the gateway does not list it, so nobody can call it. */
  isAtGateway: z.boolean(),
});
export type DeskNumber = z.output<typeof DeskNumber>;

export const listNumbers = call({
  name: 'calls.numbers',
  method: 'GET',
  path: '/desk/numbers',
  summary: 'List phone numbers: who has each, which are free, and which are left alone for a while',
  access: staffFor('accounts'),
  query: Paging.extend({
    state: z.enum(NUMBER_STATES).optional(),
    query: optionalText(DESK_SEARCH_MAX).optional(),
  }),
  responses: { 200: listOf(DeskNumber) },
});

export const syncNumbers = call({
  name: 'calls.syncNumbers',
  method: 'POST',
  path: '/desk/numbers/sync',
  summary: 'Compare our numbers with the gateway’s list now',
  access: staffFor('accounts'),
  responses: { 200: one(z.object({ added: z.int(), gone: z.int() })) },
});

export const buyNumber = call({
  name: 'calls.buyNumber',
  method: 'POST',
  path: '/desk/numbers',
  summary: 'Buy a local number at the gateway, with calls sent to us',
  access: staffFor('operations'),
  responses: { 201: Created },
  idempotent: true,
});

export const releaseNumber = call({
  name: 'calls.releaseNumber',
  method: 'DELETE',
  path: '/desk/numbers/{id}',
  summary: 'Give a number that nobody has back to the gateway',
  access: staffFor('operations'),
  params: z.object({ id: idParam('phoneNumber') }),
  responses: { 204: z.void() },
});
