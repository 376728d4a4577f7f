import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText, text } from '../../shared/fields.ts';
import { ATTACHMENTS_PER_MESSAGE, MESSAGE_MAX, SMS_MAX, SUBJECT_MAX } from '../../shared/limits.ts';
import { messageFile } from '../../shared/uploads.ts';
import { MESSAGE_TYPES } from '../leads/lead-channels.ts';
import { LeadDetail } from '../leads/leads.calls.ts';

/** ‘unconfirmed’: the connection broke while it was handed over, so it may have been sent. */
export const DELIVERY_STATES = [
  'scheduled',
  'queued',
  'sent',
  'delivered',
  'failed',
  'unconfirmed',
  'cancelled',
  'received',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why a message did not arrive. */
export const MESSAGE_FAILURES = [
  'address',
  'mailbox_full',
  'refused',
  'stopped',
  'unreachable',
  'blocked',
  /** A colleague wrote it in their own mail program to our reply address only, so the couple never got it. */
  'not_forwarded',
] as const;

/** Who wrote a mail: one of the couple, a colleague from their own mail program, or somebody else. */
export const SENDER_KINDS = ['couple', 'partner', 'colleague', 'known', 'new'] as const;
export type SenderKind = (typeof SENDER_KINDS)[number];

export const MessageAttachment = z.object({
  id: id('messageAttachment'),
  name: z.string(),
  mimeType: z.string(),
  sizeKb: z.int(),
  /** Path below /api; null when the file was not stored. */
  url: z.string().nullable(),
});

export const LeadMessage = z.object({
  id: id('message'),
  type: z.enum(MESSAGE_TYPES),
  direction: z.enum(['in', 'out']),
  subject: z.string().nullable(),
  /** Plain text: the new words of a mail, without what it quotes. */
  body: z.string(),
  /** Whether the mail has more than `body` shows. */
  isShortened: z.boolean(),
  /** Cleaned HTML, if the mail has any. */
  bodyHtml: z.string().nullable(),
  createdAt: Instant,
  readAt: Instant.nullable(),
  author: z.object({ id: z.int().nullable(), name: z.string() }),
  /** Of received mails. The address is masked, and only given for somebody who is not one of the couple. */
  sender: z.object({ kind: z.enum(SENDER_KINDS), address: z.string().nullable() }).nullable(),
  deliveryState: z.enum(DELIVERY_STATES),
  failure: z.enum(MESSAGE_FAILURES).nullable(),
  sendAt: Instant.nullable(),
  cancelIfAnswered: z.boolean(),
  attachments: z.array(MessageAttachment),
});
export type LeadMessage = z.output<typeof LeadMessage>;

const ofLead = z.object({ id: idParam('lead') });
const ofMessage = ofLead.extend({ messageId: idParam('message') });

export const listMessages = call({
  name: 'messages.list',
  method: 'GET',
  path: '/leads/{id}/messages',
  summary: 'The conversation with a couple, newest message first',
  access: memberFor('leads'),
  params: ofLead,
  query: Paging,
  sensitive: 'contacts',
  responses: { 200: listOf(LeadMessage) },
});

export const readConversation = call({
  name: 'messages.conversation',
  method: 'GET',
  path: '/leads/{id}/conversation',
  summary:
    'A couple’s page in one call: their request, opened like ‘One couple’s request’ unless it is only peeked at, and the messages, newest first; a withheld request has none',
  access: memberFor('leads'),
  params: ofLead,
  // To keep it for reading offline: nobody has seen it yet.
  query: Paging.extend({ peek: z.literal('true').optional() }),
  sensitive: 'contacts',
  responses: { 200: one(z.object({ lead: LeadDetail, messages: listOf(LeadMessage).nullable() })) },
});

export const readWholeMessage = call({
  name: 'messages.whole',
  method: 'GET',
  path: '/leads/{id}/messages/{messageId}/whole',
  summary: 'The whole text of a message, with everything it quotes',
  access: memberFor('leads'),
  params: ofMessage,
  sensitive: 'contacts',
  responses: { 200: one(z.object({ body: z.string() })) },
});

const later = {
  /** Send at this moment; by default now. */
  sendAt: Instant.optional(),
  /** Cancel it if the couple writes first. */
  cancelIfAnswered: z.boolean().default(false),
  templateId: id('template').optional(),
};

export const NewEmail = z.strictObject({
  subject: optionalText(SUBJECT_MAX).default(''),
  /** The editor's HTML; the server cleans it. */
  body: text(MESSAGE_MAX),
  attachmentIds: z.array(id('attachment')).max(ATTACHMENTS_PER_MESSAGE).default([]),
  /** Sending an offer moves the lead to ‘offer made’. */
  isOffer: z.boolean().default(false),
  withSignature: z.boolean().default(true),
  ...later,
});
export type NewEmail = z.input<typeof NewEmail>;

export const sendEmail = call({
  name: 'messages.send',
  method: 'POST',
  path: '/leads/{id}/messages',
  summary: 'Write to a couple by email, now or later',
  access: memberFor('leads'),
  params: ofLead,
  body: NewEmail,
  responses: { 201: one(LeadMessage) },
  idempotent: true,
});

export const NewSms = z.strictObject({ body: text(SMS_MAX), ...later });
export type NewSms = z.input<typeof NewSms>;

export const sendSms = call({
  name: 'messages.sendSms',
  method: 'POST',
  path: '/leads/{id}/messages/sms',
  summary: 'Write to a couple by text message, now or later',
  access: memberFor('leads'),
  params: ofLead,
  body: NewSms,
  responses: { 201: one(LeadMessage) },
  idempotent: true,
});

export const MESSAGE_ACTIONS = ['read', 'unread', 'resend', 'cancel', 'send_now'] as const;

export const actOnMessages = call({
  name: 'messages.act',
  method: 'POST',
  path: '/leads/{id}/messages/actions',
  summary:
    'Mark the conversation read or unread; resend a failed or unconfirmed message; cancel a scheduled one or send it now',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({ type: z.enum(MESSAGE_ACTIONS), messageId: id('message').optional() }),
  responses: { 200: one(z.object({ unreadMessageCount: z.int() })) },
  idempotent: true,
});

export const readMessageAttachment = call({
  name: 'messages.attachment',
  method: 'GET',
  path: '/leads/{id}/messages/{messageId}/attachments/{attachmentId}',
  summary: 'Download a file of a message',
  access: memberFor('leads'),
  params: ofMessage.extend({ attachmentId: idParam('messageAttachment') }),
  sensitive: 'export',
  responses: { 200: 'blob' },
});

export const uploadMessageFile = call({
  name: 'messages.uploadFile',
  method: 'POST',
  path: '/leads/{id}/messages/files',
  summary: 'Upload a file for a message; it is added to the customer’s attachments',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({}),
  files: { file: messageFile },
  responses: { 201: one(z.object({ id: id('attachment'), name: z.string(), sizeKb: z.int() })) },
});

export const Draft = z.object({
  type: z.enum(MESSAGE_TYPES),
  subject: z.string(),
  body: z.string(),
  attachmentIds: z.array(z.int()),
  templateId: z.int().nullable(),
  updatedAt: Instant,
});

export const readDraft = call({
  name: 'messages.readDraft',
  method: 'GET',
  path: '/leads/{id}/draft',
  summary: 'The user’s draft to this couple',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 200: one(Draft.nullable()) },
});

export const saveDraft = call({
  name: 'messages.saveDraft',
  method: 'PUT',
  path: '/leads/{id}/draft',
  summary: 'Save a draft; an empty body deletes it',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({
    type: z.enum(MESSAGE_TYPES),
    subject: optionalText(SUBJECT_MAX).default(''),
    body: z.string().max(MESSAGE_MAX),
    attachmentIds: z.array(id('attachment')).max(ATTACHMENTS_PER_MESSAGE).default([]),
    templateId: id('template').nullable().default(null),
  }),
  responses: { 204: z.void() },
});

export const previewMessage = call({
  name: 'messages.preview',
  method: 'POST',
  path: '/leads/{id}/messages/preview',
  summary: 'A message as this couple would read it, and the fields that have no value',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofLead,
  body: z.strictObject({
    subject: optionalText(SUBJECT_MAX).default(''),
    body: z.string().max(MESSAGE_MAX),
    withSignature: z.boolean().default(true),
  }),
  responses: {
    200: one(z.object({ subject: z.string(), bodyHtml: z.string(), unresolved: z.array(z.string()) })),
  },
});

export const readMergeValues = call({
  name: 'messages.mergeValues',
  method: 'GET',
  path: '/leads/{id}/merge-values',
  summary: 'The value of each merge field for this couple',
  access: memberFor('leads'),
  params: ofLead,
  responses: { 200: one(z.record(z.string(), z.string())) },
});

export const SmsLogEntry = z.object({
  id: id('message'),
  leadId: id('lead'),
  coupleName: z.string(),
  body: z.string(),
  createdAt: Instant,
  author: z.string().nullable(),
  deliveryState: z.enum(DELIVERY_STATES),
  failure: z.enum(MESSAGE_FAILURES).nullable(),
});

export const listSmsLogs = call({
  name: 'messages.smsLogs',
  method: 'GET',
  path: '/customers/{id}/sms/logs',
  summary: 'The text messages sent to couples, newest first',
  access: memberFor('leads'),
  calledBy: 'api',
  params: z.object({ id: idParam('customer') }),
  query: Paging,
  responses: { 200: listOf(SmsLogEntry) },
});
