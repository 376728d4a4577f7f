import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { prepared } from '#platform/db/prepared.ts';
import type { Window } from '#platform/db/window.ts';
import type { DeliveryState, LeadMessageTable, MessageAttachmentTable } from './messages.tables.ts';

/** Whose conversation: always includes the owner. */
export type LeadKey = { customerId: number; providerIds: readonly number[]; leadId: number };

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
  | 'sender_address'
  | 'sender_kind'
  | 'state'
  | 'failure'
  | 'send_at'
  | 'cancel_if_answered'
  | 'is_offer'
  | 'attachment_count'
> & { author_name: string | null; is_shortened: boolean };

/** The conversation as a query, so that a test can look at its plan. */
export function messagesQuery(tx: Tx, of: LeadKey & Window) {
  const total = tx
    .selectFrom('lead_messages')
    .select((build) => build.fn.countAll<number>().as('total'))
    .where('customer_id', '=', of.customerId)
    .where('lead_id', '=', of.leadId);
  return selectMessages(tx, of)
    .select(total.as('total'))
    .orderBy('lead_messages.created_at', 'desc')
    .orderBy('lead_messages.id', 'desc')
    .limit(of.limit)
    .offset(of.offset);
}

function selectMessages(tx: Tx, { customerId, providerIds, leadId }: LeadKey) {
  return tx
    .selectFrom('lead_messages')
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
      'lead_messages.sender_address',
      'lead_messages.sender_kind',
      'lead_messages.state',
      'lead_messages.failure',
      'lead_messages.send_at',
      'lead_messages.cancel_if_answered',
      'lead_messages.is_offer',
      'lead_messages.attachment_count',
      'customer_users.name as author_name',
      sql<boolean>`lead_messages.whole_body is not null`.as('is_shortened'),
    ])
    .where('lead_messages.customer_id', '=', customerId)
    .where('lead_messages.lead_id', '=', leadId)
    .where(isOwnLead({ customerId, providerIds, leadId }));
}

/** Checked once for the whole conversation: joined, the lead would be read again for each message. */
function isOwnLead({ customerId, providerIds, leadId }: LeadKey) {
  return sql<boolean>`exists (select from leads where leads.customer_id = ${customerId} and leads.id = ${leadId}
    and leads.deleted_at is null and leads.provider_id = any(${providerIds}))`;
}

const selectPage = prepared<LeadKey & Window, MessageRow & { total: number | null }>(messagesQuery);

/** One page of a conversation, and how many messages all pages have. */
export async function findMessages(tx: Tx, of: LeadKey & Window): Promise<{ rows: MessageRow[]; total: number }> {
  const rows = await selectPage(tx, of);
  if (rows[0]) return { rows, total: rows[0].total ?? 0 };
  if (of.offset === 0) return { rows, total: 0 };
  const [count] = await countMessages(tx, { customerId: of.customerId, leadId: of.leadId });
  return { rows, total: count?.total ?? 0 };
}

export async function findMessage(tx: Tx, of: LeadKey, messageId: number): Promise<MessageRow | undefined> {
  return selectMessages(tx, of).where('lead_messages.id', '=', messageId).executeTakeFirst();
}

/** The whole text of a message. */
export async function findWholeText(tx: Tx, of: LeadKey, messageId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('lead_messages')
    .select(['body', 'whole_body'])
    .where('customer_id', '=', of.customerId)
    .where('lead_id', '=', of.leadId)
    .where('id', '=', messageId)
    .where(isOwnLead(of))
    .executeTakeFirst();
  return row && (row.whole_body ?? row.body);
}

const countMessages = prepared((tx, { customerId, leadId }: Omit<LeadKey, 'providerIds'>) =>
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

/** Whether the conversation has this mail already: one sent to two of our addresses arrives twice. */
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

type NewMessage = Insertable<LeadMessageTable> & { id: number; author_id: number };

/** Inserts a message with a reserved id and deletes the draft it was written from. */
export const insertSentMessage = prepared((tx, message: NewMessage) =>
  tx
    .with('draft', (build) =>
      build
        .deleteFrom('lead_drafts')
        .where('customer_id', '=', message.customer_id)
        .where('lead_id', '=', message.lead_id)
        .where('customer_user_id', '=', message.author_id),
    )
    .insertInto('lead_messages')
    .values(message),
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

/** Marks all incoming messages of these leads as read. */
export async function markMessagesRead(
  tx: Tx,
  customerId: number,
  leadIds: readonly number[],
  at: string,
): Promise<void> {
  await tx
    .updateTable('lead_messages')
    .set({ read_at: at })
    .where('customer_id', '=', customerId)
    .where(anyOf('lead_id', leadIds))
    .where('direction', '=', 'in')
    .where('read_at', 'is', null)
    .execute();
}

/** Marks as unread what was marked read at that moment. Returns how many messages of each lead that is. */
export async function restoreUnreadMessages(
  tx: Tx,
  customerId: number,
  leadIds: readonly number[],
  at: string,
): Promise<{ lead_id: number; messages: number }[]> {
  const { rows } = await sql<{ lead_id: number; messages: number }>`
    with unread as (
      update lead_messages set read_at = null
      where customer_id = ${customerId} and lead_id = any(${leadIds}) and direction = 'in' and read_at = ${at}
      returning lead_id
    ) select lead_id, count(*)::int as messages from unread group by lead_id`.execute(tx);
  return rows;
}

/** Marks the last incoming message as unread. Returns how many it marked. */
export async function markLastUnread(tx: Tx, { customerId, leadId }: Omit<LeadKey, 'providerIds'>): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update lead_messages set read_at = null where id = (
      select id from lead_messages where customer_id = ${customerId} and lead_id = ${leadId} and direction = 'in'
      order by created_at desc, id desc limit 1)
    returning id`.execute(tx);
  return rows.length;
}

/** Changes a message that is in one of these states, once even if two people do so at the same moment. */
export async function updateMessageIn(
  tx: Tx,
  of: Omit<LeadKey, 'providerIds'> & { messageId: number; from: readonly DeliveryState[] },
  change: Partial<Insertable<LeadMessageTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('lead_messages')
    .set(change)
    .where('customer_id', '=', of.customerId)
    .where('lead_id', '=', of.leadId)
    .where('id', '=', of.messageId)
    .where('direction', '=', 'out')
    .where('state', 'in', of.from)
    // A claimed message is being sent, so it can't be changed any more.
    .where('claimed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The couple wrote first: cancels the messages that were scheduled for the case that they don't answer. */
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
  return selectSentSms(tx, customerId, providerIds)
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
  return countOf(selectSentSms(tx, customerId, providerIds));
}

function selectSentSms(tx: Tx, customerId: number, providerIds: readonly number[]) {
  return tx
    .selectFrom('lead_messages')
    .innerJoin('leads', 'leads.id', 'lead_messages.lead_id')
    .where('lead_messages.customer_id', '=', customerId)
    .where('lead_messages.type', '=', 'sms')
    .where('lead_messages.direction', '=', 'out')
    .where('leads.deleted_at', 'is', null)
    .where(anyOf('leads.provider_id', providerIds));
}
