import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, WholeDollars, id, idParam, optionalText, text, RowNumber } from '../../shared/fields.ts';
import { BULK_MAX, NOTE_MAX, REMINDER_TEXT_MAX } from '../../shared/limits.ts';
import { LEAD_STATUSES } from './lead-status.ts';
import { LeadDetail } from './leads.calls.ts';

const ofLead = z.object({ id: idParam('lead') });
const note = optionalText(NOTE_MAX).optional();
const reasonId = RowNumber;

export const LEAD_ACTION_TYPES = [
  'approve_deal',
  'reject_deal',
  'call_off_deal',
  'approve_appointment',
  'reject_appointment',
  'cancel_appointment',
  'change_status',
  'called',
  'unreachable',
  'busy',
  'report_spam',
  'undo',
] as const;
export type LeadActionType = (typeof LEAD_ACTION_TYPES)[number];

/**
 * One step with a lead. `change_status` to `rejected` needs a reasonId of the list info_request_reject_reason,
 * to `deal` it may carry price and date, to `negotiating` a processStateId; `report_spam` a reasonId of lead_report_reasons,
 * `call_off_deal` one of info_request_reject_reason. A minute after `approve_appointment`, `reject_appointment` or
 * `cancel_appointment` (of an approved one) the couple is told, with the note; until then it can be undone. `at` is the
 * moment of the visit that is answered: a step may be sent hours later, when the couple has proposed another one.
 * An older panel sends none.
 */
export const LeadAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['approve_deal', 'reject_deal']), note }),
  z.strictObject({
    type: z.enum(['approve_appointment', 'reject_appointment', 'cancel_appointment']),
    at: Instant.optional(),
    note,
  }),
  z.strictObject({
    type: z.literal('change_status'),
    status: z.enum(LEAD_STATUSES),
    reasonId: reasonId.optional(),
    processStateId: RowNumber.nullable().optional(),
    price: WholeDollars.nullable().optional(),
    date: Day.nullable().optional(),
    /** For a deal: the space that is booked; null is the whole provider. */
    spaceId: RowNumber.nullable().optional(),
    note,
  }),
  z.strictObject({ type: z.enum(['called', 'unreachable', 'busy']), note }),
  z.strictObject({ type: z.enum(['report_spam', 'call_off_deal']), reasonId, note }),
  z.strictObject({ type: z.literal('undo'), eventId: RowNumber }),
]);
export type LeadAction = z.output<typeof LeadAction>;

export const actOnLead = call({
  name: 'leads.act',
  method: 'POST',
  path: '/leads/{id}/actions',
  summary: 'Take a step with a couple; an illegal one answers 409',
  access: memberFor('leads'),
  params: ofLead,
  body: LeadAction,
  responses: { 200: one(LeadDetail) },
  idempotent: true,
});

export const BULK_LEAD_ACTIONS = ['read', 'unread', 'change_status'] as const;
/** Why a lead was not changed: no such step, a deal, which has its own step, a later step, or withheld by the package. */
export const BULK_REFUSALS = ['not_from_here', 'is_deal', 'moved_on', 'withheld'] as const;

const leadIds = z.array(id('lead')).min(1).max(BULK_MAX);
/** What the call needs to undo a bulk action. */
const bulkUndo = {
  of: z.enum(BULK_LEAD_ACTIONS),
  leadIds: z.array(id('lead')).max(BULK_MAX),
  eventIds: z.array(RowNumber).max(BULK_MAX),
  at: Instant,
};

export const BulkLeadAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['read', 'unread']), leadIds }),
  z.strictObject({
    type: z.literal('change_status'),
    leadIds,
    status: z.enum(LEAD_STATUSES),
    reasonId: reasonId.optional(),
  }),
  z.strictObject({ type: z.literal('undo'), ...bulkUndo, leadIds }),
]);
export type BulkLeadAction = z.output<typeof BulkLeadAction>;

export const BulkLeadOutcome = z.object({
  done: z.array(z.int()),
  refused: z.array(z.object({ id: id('lead'), reason: z.enum(BULK_REFUSALS) })),
  undo: z.object(bulkUndo).nullable(),
});
export type BulkLeadOutcome = z.output<typeof BulkLeadOutcome>;

export const actOnLeads = call({
  name: 'leads.actOnMany',
  method: 'POST',
  path: '/leads/actions',
  summary: 'Mark many leads as read or unread, move them, or undo that; each unchanged lead is listed with the reason',
  access: memberFor('leads'),
  body: BulkLeadAction,
  responses: { 200: one(BulkLeadOutcome) },
  idempotent: true,
});

export const REMINDER_DONE = ['done', 'deleted'] as const;

export const setReminder = call({
  name: 'leads.remind',
  method: 'POST',
  path: '/leads/{id}/remind',
  summary: 'Set a reminder for a couple; an open lead moves to ‘call again’',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({ dueAt: Instant, text: optionalText(REMINDER_TEXT_MAX).default('') }),
  responses: { 201: Created },
  idempotent: true,
});

export const endReminder = call({
  name: 'leads.endReminder',
  method: 'DELETE',
  path: '/leads/{id}/remind/{reminderId}',
  summary: 'Complete or delete a reminder',
  access: memberFor('leads'),
  params: ofLead.extend({ reminderId: idParam('reminder') }),
  responses: { 204: z.void() },
});

export const Reminder = z.object({
  id: id('reminder'),
  leadId: id('lead'),
  coupleName: z.string(),
  dueAt: Instant,
  text: z.string(),
  isDue: z.boolean(),
});

export const listReminders = call({
  name: 'leads.reminders',
  method: 'GET',
  path: '/lead-reminders',
  summary: 'The user’s open reminders, the next one first',
  access: memberFor('leads'),
  calledBy: 'api',
  query: Paging,
  responses: { 200: listOf(Reminder) },
});

export const LeadNote = z.object({
  id: id('leadNote'),
  body: z.string(),
  createdAt: Instant,
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type LeadNote = z.output<typeof LeadNote>;

export const listLeadNotes = call({
  name: 'leads.notes',
  method: 'GET',
  path: '/leads/{id}/comments',
  summary: 'The team’s own notes on a couple',
  access: memberFor('leads'),
  params: ofLead,
  query: Paging,
  responses: { 200: listOf(LeadNote) },
});

export const addLeadNote = call({
  name: 'leads.addNote',
  method: 'POST',
  path: '/leads/{id}/comments',
  summary: 'Add a note; couples never see it',
  access: memberFor('leads'),
  params: ofLead,
  body: z.strictObject({ body: text(NOTE_MAX) }),
  responses: { 201: one(LeadNote) },
  idempotent: true,
});

export const deleteLeadNote = call({
  name: 'leads.deleteNote',
  method: 'DELETE',
  path: '/leads/{id}/comments/{noteId}',
  summary: 'Delete one’s own note',
  access: memberFor('leads'),
  params: ofLead.extend({ noteId: idParam('leadNote') }),
  responses: { 204: z.void() },
});

/** The kinds of history the specification names. `send_*`: a person wrote. `*_sent`: sent automatically. */
export const LEAD_HISTORY_KINDS = [
  'call_again',
  'deal',
  'email_received',
  'email_sent',
  'info_request',
  'like',
  'note_added',
  'plus_lead',
  'receive_message',
  'reject',
  'send_email',
  'send_sms',
  'sms_received',
  'sms_sent',
  'visit_log',
] as const;

/** The other kinds in the full timeline of a lead. */
export const LEAD_STEP_KINDS = [
  'status_changed',
  'step_undone',
  'reminder_set',
  'deal_approved',
  'deal_refused',
  'deal_changed',
  'deal_called_off',
  'appointment_proposed',
  'appointment_approved',
  'appointment_rejected',
  'appointment_cancelled',
  'called',
  'unreachable',
  'busy',
  'call_made',
  'call_received',
  'spam_reported',
  'report_confirmed',
  'report_refused',
  'message_failed',
  'facts_changed',
  'couple_cancelled',
  'couple_deleted',
  'quote_sent',
  'quote_opened',
  'quote_accepted',
  'quote_declined',
  'quote_expired',
  'quote_withdrawn',
  'quote_amended',
] as const;
export const LEAD_EVENT_KINDS = [...LEAD_HISTORY_KINDS, ...LEAD_STEP_KINDS] as const;
export type LeadEventKind = (typeof LEAD_EVENT_KINDS)[number];

const eventFields = {
  id: z.int(),
  at: Instant,
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Depending on the kind: the statuses, a reason, a note, the start of a message, a number of visits. */
  from: z.enum(LEAD_STATUSES).nullable(),
  to: z.enum(LEAD_STATUSES).nullable(),
  reasonId: z.int().nullable(),
  text: z.string().nullable(),
  count: z.int().nullable(),
  /** What was corrected in a deal. */
  changes: z.array(
    z.object({
      field: z.enum(['price', 'weddingDate', 'space']),
      from: z.string().nullable(),
      to: z.string().nullable(),
    }),
  ),
  undone: z.boolean(),
};

export const LeadHistoryEntry = z.object({ ...eventFields, kind: z.enum(LEAD_HISTORY_KINDS) });
export const LeadInteraction = z.object({ ...eventFields, kind: z.enum(LEAD_EVENT_KINDS) });
export type LeadInteraction = z.output<typeof LeadInteraction>;

export const listLeadHistory = call({
  name: 'leads.histories',
  method: 'GET',
  path: '/leads/{id}/histories',
  summary: 'What happened between the couple and the vendor',
  access: memberFor('leads'),
  calledBy: 'api',
  params: ofLead,
  query: Paging,
  responses: { 200: listOf(LeadHistoryEntry) },
});

export const listLeadInteractions = call({
  name: 'leads.interactions',
  method: 'GET',
  path: '/leads/{id}/interactions',
  summary: 'Everything that happened with a lead, including the team’s steps, newest first',
  access: memberFor('leads'),
  params: ofLead,
  query: Paging,
  responses: { 200: listOf(LeadInteraction) },
});

export const listCustomerInteractions = call({
  name: 'leads.customerInteractions',
  method: 'GET',
  path: '/customers/{id}/interactions',
  summary: 'The same over all of the caller’s leads',
  access: memberFor('leads'),
  calledBy: 'api',
  params: z.object({ id: idParam('customer') }),
  query: Paging,
  responses: {
    200: listOf(LeadInteraction.extend({ lead: z.object({ id: id('lead'), coupleName: z.string() }) })),
  },
});
