import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Window } from '#platform/db/window.ts';
import type { LeadMessageTable, MessageAttachmentTable } from './messages.tables.ts';

/** Whose conversation: ownership is part of asking. */
export type LeadOf = { customerId: number; providerIds: readonly number[]; leadId: number };

export type MessageRow = Pick<
  Selectable<LeadMessageTable>,
  | 'id'
  | 'type'
  | 'direction'
  | 'subject'
  | 'body'
  | 'body_html'
  | 'created_at'
  | 'read_at'
  | 'author_id'
  | 'sender_name'
  | 'state'
  | 'failure'
  | 'send_at'
  | 'cancel_if_answered'
  | 'automated'
  | 'is_offer'
  | 'attachment_count'
> & { author_name: string | null };

/** The conversation as a query, so that a test can ask how it is served. */
export function messagesQuery(tx: Tx, of: LeadOf & Window) {
  return messagesOf(tx, of)
    .orderBy('lead_messages.created_at', 'desc')
    .orderBy('lead_messages.id', 'desc')
    .limit(of.limit)
    .offset(of.offset);
}

function messagesOf(tx: Tx, { customerId, providerIds, leadId }: LeadOf) {
  return tx
    .selectFrom('lead_messages')
    .innerJoin('leads', (join) =>
      join.onRef('leads.customer_id', '=', 'lead_messages.customer_id').onRef('leads.id', '=', 'lead_messages.lead_id'),
    )
    .leftJoin('customer_users', 'customer_users.id', 'lead_messages.author_id')
    .select([
      'lead_messages.id',
      'lead_messages.type',
      'lead_messages.direction',
      'lead_messages.subject',
      'lead_messages.body',
      'lead_messages.body_html',
      'lead_messages.created_at',
      'lead_messages.read_at',
      'lead_messages.author_id',
      'lead_messages.sender_name',
      'lead_messages.state',
      'lead_messages.failure',
      'lead_messages.send_at',
      'lead_messages.cancel_if_answered',
      'lead_messages.automated',
      'lead_messages.is_offer',
      'lead_messages.attachment_count',
      'customer_users.name as author_name',
    ])
    .where('lead_messages.customer_id', '=', customerId)
    .where('lead_messages.lead_id', '=', leadId)
    .where('leads.deleted_at', 'is', null)
    .where(anyOf('leads.provider_id', providerIds));
}

export const findMessages = prepared<LeadOf & Window, MessageRow>(messagesQuery);

export async function findMessage(tx: Tx, of: LeadOf, messageId: number): Promise<MessageRow | undefined> {
  return messagesOf(tx, of).where('lead_messages.id', '=', messageId).executeTakeFirst();
}

export const countMessages = prepared((tx, { customerId, leadId }: Omit<LeadOf, 'providerIds'>) =>
  tx
    .selectFrom('lead_messages')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId),
);

export type AttachmentRow = Selectable<MessageAttachmentTable>;

export function findAttachments(tx: Tx, customerId: number, messageIds: readonly number[]): Promise<AttachmentRow[]> {
  return tx
    .selectFrom('lead_message_attachments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where(anyOf('message_id', messageIds))
    .orderBy('id')
    .execute();
}

export async function insertMessage(
  tx: Tx,
  message: Insertable<LeadMessageTable>,
): Promise<Selectable<LeadMessageTable>> {
  return tx.insertInto('lead_messages').values(message).returningAll().executeTakeFirstOrThrow();
}

/** Whether a mail stands in the conversation already: one that went to two of our addresses comes twice. */
export async function hasMail(tx: Tx, of: { customer_id: number; id: number }, header: string): Promise<boolean> {
  const row = await tx
    .selectFrom('lead_messages')
    .select('id')
    .where('header_message_id', '=', header)
    .where('lead_id', '=', of.id)
    .where('customer_id', '=', of.customer_id)
    .executeTakeFirst();
  return row !== undefined;
}

const nextId = prepared<object, { id: number }>((tx) =>
  tx.selectNoFrom(sql<number>`nextval('lead_messages_id_seq')`.as('id')),
);

/** The number a message will have: whatever names it can be written together with it. */
export async function takeMessageId(tx: Tx): Promise<number> {
  const [row] = await nextId(tx, {});
  if (!row) throw new Error('a sequence has a next number');
  return row.id;
}

/** Writes a message under a number that was taken for it. */
export const insertNumbered = prepared((tx, message: Insertable<LeadMessageTable> & { id: number }) =>
  tx.insertInto('lead_messages').values(message),
);

export async function insertAttachments(
  tx: Tx,
  files: readonly Insertable<MessageAttachmentTable>[],
): Promise<AttachmentRow[]> {
  if (files.length === 0) return [];
  return tx
    .insertInto('lead_message_attachments')
    .values([...files])
    .returningAll()
    .execute();
}

/** Marks what came in as read, or the last of it as unread, and keeps the lead's own number in step. */
export async function markRead(tx: Tx, of: LeadOf, at: string): Promise<boolean> {
  const lead = await setUnread(tx, of, 0);
  if (lead) {
    await tx
      .updateTable('lead_messages')
      .set({ read_at: at })
      .where('customer_id', '=', of.customerId)
      .where('lead_id', '=', of.leadId)
      .where('direction', '=', 'in')
      .where('read_at', 'is', null)
      .execute();
  }
  return lead;
}

export async function markUnread(tx: Tx, of: LeadOf): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    update lead_messages set read_at = null where id = (
      select id from lead_messages where customer_id = ${of.customerId} and lead_id = ${of.leadId} and direction = 'in'
      order by created_at desc, id desc limit 1)
    returning id`.execute(tx);
  const unread = rows.length;
  return (await setUnread(tx, of, unread)) ? unread : undefined;
}

async function setUnread(tx: Tx, { customerId, leadId, providerIds }: LeadOf, count: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('leads')
    .set({ unread_message_count: count })
    .where('customer_id', '=', customerId)
    .where('id', '=', leadId)
    .where('deleted_at', 'is', null)
    .where(anyOf('provider_id', providerIds))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes a scheduled or failed message out of its state, once, whoever asks at the same moment. */
export async function moveMessage(
  tx: Tx,
  of: Omit<LeadOf, 'providerIds'> & { messageId: number; from: 'scheduled' | 'failed' },
  change: Partial<Insertable<LeadMessageTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_messages')
    .set(change)
    .where('customer_id', '=', of.customerId)
    .where('lead_id', '=', of.leadId)
    .where('id', '=', of.messageId)
    .where('direction', '=', 'out')
    .where('state', '=', of.from)
    // Already in a worker's hands: it cannot be called back, and sending it again would be a second one.
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The couple wrote first: what was to go out only if they had not is dropped. */
export async function cancelIfAnswered(tx: Tx, customerId: number, leadId: number, at: string): Promise<void> {
  await tx
    .updateTable('lead_messages')
    .set({ state: 'cancelled', state_at: at })
    .where('customer_id', '=', customerId)
    .where('lead_id', '=', leadId)
    .where('state', '=', 'scheduled')
    .where('cancel_if_answered', '=', true)
    .where('claimed_at', 'is', null)
    .execute();
}

export type SmsLogRow = Pick<MessageRow, 'id' | 'body' | 'created_at' | 'state' | 'failure' | 'author_name'> & {
  lead_id: number;
  couple_name: string;
};

export type SmsLogScope = { customerId: number; providerIds: readonly number[] };

export function smsLogQuery(tx: Tx, { customerId, providerIds, limit, offset }: SmsLogScope & Window) {
  return smsOf(tx, customerId, providerIds)
    .leftJoin('customer_users', 'customer_users.id', 'lead_messages.author_id')
    .select([
      'lead_messages.id',
      'lead_messages.lead_id',
      'leads.couple_name',
      'lead_messages.body',
      'lead_messages.created_at',
      'lead_messages.state',
      'lead_messages.failure',
      'customer_users.name as author_name',
    ])
    .orderBy('lead_messages.created_at', 'desc')
    .orderBy('lead_messages.id', 'desc')
    .limit(limit)
    .offset(offset);
}

export function findSmsLog(tx: Tx, scope: SmsLogScope & Window): Promise<SmsLogRow[]> {
  return smsLogQuery(tx, scope).execute();
}

export function countSmsLog(tx: Tx, { customerId, providerIds }: SmsLogScope): Promise<number> {
  return countOf(smsOf(tx, customerId, providerIds));
}

function smsOf(tx: Tx, customerId: number, providerIds: readonly number[]) {
  return tx
    .selectFrom('lead_messages')
    .innerJoin('leads', 'leads.id', 'lead_messages.lead_id')
    .where('lead_messages.customer_id', '=', customerId)
    .where('lead_messages.type', '=', 'sms')
    .where('lead_messages.direction', '=', 'out')
    .where('leads.deleted_at', 'is', null)
    .where(anyOf('leads.provider_id', providerIds));
}
