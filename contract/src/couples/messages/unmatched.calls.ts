import { z } from 'zod';
import { memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, text } from '../../shared/fields.ts';
import { DESK_SEARCH_MAX } from '../../shared/limits.ts';
import { MESSAGE_TYPES } from '../leads/lead-channels.ts';

/** A message whose conversation is not certain. It waits until a person matches it. */
export const UnmatchedMessage = z.object({
  id: id('inboundMessage'),
  type: z.enum(MESSAGE_TYPES),
  provider: z.object({ id: id('provider'), name: z.string() }),
  senderName: z.string(),
  /** Only for mails: phone numbers are never shown. */
  senderAddress: z.string().nullable(),
  subject: z.string(),
  body: z.string(),
  receivedAt: Instant,
  attachments: z.int(),
  /** It may be from a couple whose request the package withholds: only that it was received is shown. */
  isWithheld: z.boolean(),
});
export type UnmatchedMessage = z.output<typeof UnmatchedMessage>;

export const listUnmatched = call({
  name: 'messages.unmatched',
  method: 'GET',
  path: '/unmatched-messages',
  summary: 'Messages that need matching to a couple',
  access: memberFor('leads'),
  query: Paging,
  sensitive: 'contacts',
  responses: { 200: listOf(UnmatchedMessage) },
});

const ofUnmatched = z.object({ id: idParam('inboundMessage') });

export const matchMessage = call({
  name: 'messages.match',
  method: 'POST',
  path: '/unmatched-messages/{id}/match',
  summary: 'Match a message to a conversation',
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
  summary: 'Dismiss a message that belongs to no couple',
  access: memberFor('leads'),
  params: ofUnmatched,
  responses: { 204: z.void() },
});

export const restoreMessage = call({
  name: 'messages.restore',
  method: 'POST',
  path: '/unmatched-messages/{id}/restore',
  summary: 'Undo that a message was dismissed',
  access: memberFor('leads'),
  params: ofUnmatched,
  responses: { 204: z.void() },
});

/** A message that names no vendor. The marketplace team matches it, and may see who sent it. */
export const TeamUnmatchedMessage = UnmatchedMessage.omit({
  provider: true,
  senderAddress: true,
  isWithheld: true,
}).extend({
  sender: z.string(),
});
export type TeamUnmatchedMessage = z.output<typeof TeamUnmatchedMessage>;

export const listTeamUnmatched = call({
  name: 'messages.teamUnmatched',
  method: 'GET',
  path: '/desk/unmatched-messages',
  summary: 'Messages that can’t be matched to a provider',
  access: staffFor('messages'),
  query: Paging,
  responses: { 200: listOf(TeamUnmatchedMessage) },
});

export const TeamCoupleHit = z.object({
  leadId: id('lead'),
  coupleName: z.string(),
  extensionNumber: z.string(),
  providerName: z.string(),
  customerName: z.string(),
  askedAt: Instant,
});
export type TeamCoupleHit = z.output<typeof TeamCoupleHit>;

export const findTeamCouples = call({
  name: 'messages.teamCouples',
  method: 'GET',
  path: '/desk/couples',
  summary: 'Requests of all customers by the couple’s name, code or whole phone number, newest first',
  access: staffFor('messages'),
  query: z.object({ query: text(DESK_SEARCH_MAX) }),
  responses: { 200: one(z.array(TeamCoupleHit)) },
});

export const matchTeamMessage = call({
  name: 'messages.teamMatch',
  method: 'POST',
  path: '/desk/unmatched-messages/{id}/match',
  summary: 'Match a message that waits for the team to a conversation',
  access: staffFor('messages'),
  params: ofUnmatched,
  body: z.strictObject({ leadId: id('lead') }),
  responses: { 204: z.void() },
});

export const dismissTeamMessage = call({
  name: 'messages.teamDismiss',
  method: 'DELETE',
  path: '/desk/unmatched-messages/{id}',
  summary: 'Dismiss a message that waits for the team',
  access: staffFor('messages'),
  params: ofUnmatched,
  responses: { 204: z.void() },
});

export const restoreTeamMessage = call({
  name: 'messages.teamRestore',
  method: 'POST',
  path: '/desk/unmatched-messages/{id}/restore',
  summary: 'Restore a message that the team dismissed',
  access: staffFor('messages'),
  params: ofUnmatched,
  responses: { 204: z.void() },
});
