import { z } from 'zod';
import { memberFor } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { Paging, listOf, one } from '../shared/envelope.ts';
import { Instant, id, idParam } from '../shared/fields.ts';
import { MESSAGE_TYPES } from '../leads/lead-channels.ts';

/** Something a person wrote that belongs to no conversation for certain. It waits; nobody guesses. */
export const UnmatchedMessage = z.object({
  id: id('inboundMessage'),
  type: z.enum(MESSAGE_TYPES),
  provider: z.object({ id: id('provider'), name: z.string() }),
  senderName: z.string(),
  /** For mails only: numbers are never shown. */
  senderAddress: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  receivedAt: Instant,
  attachments: z.int(),
});
export type UnmatchedMessage = z.output<typeof UnmatchedMessage>;

export const listUnmatched = call({
  name: 'messages.unmatched',
  method: 'GET',
  path: '/unmatched-messages',
  summary: 'Messages that need matching to a couple',
  access: memberFor('leads'),
  query: Paging,
  responses: { 200: listOf(UnmatchedMessage) },
});

const ofUnmatched = z.object({ id: idParam('inboundMessage') });

export const matchMessage = call({
  name: 'messages.match',
  method: 'POST',
  path: '/unmatched-messages/{id}/match',
  summary: 'Put a waiting message into the right conversation',
  access: memberFor('leads'),
  params: ofUnmatched,
  body: z.strictObject({ leadId: id('lead') }),
  responses: { 200: one(z.object({ leadId: id('lead') })) },
  idempotent: true,
});

export const dismissMessage = call({
  name: 'messages.dismiss',
  method: 'DELETE',
  path: '/unmatched-messages/{id}',
  summary: 'Put a waiting message away: it belongs to no couple',
  access: memberFor('leads'),
  params: ofUnmatched,
  responses: { 204: z.void() },
});
