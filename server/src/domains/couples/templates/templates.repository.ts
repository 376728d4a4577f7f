import { type Insertable, type Selectable, sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { CustomerAttachmentTable, MailTemplateTable } from './templates.tables.ts';

/** Ready for LIKE, or undefined for all. */
type Wanted = { customerId: number; like: string | undefined };

export type AttachmentRow = Selectable<CustomerAttachmentTable> & { use_count: number; template_count: number };

function attachments(tx: Tx, { customerId, like }: Wanted) {
  const query = tx
    .selectFrom('customer_attachments')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null);
  return like === undefined ? query : query.where(sql<string>`lower(name)`, 'like', like);
}

export function attachmentsQuery(tx: Tx, wanted: Wanted & Window) {
  return attachments(tx, wanted)
    .selectAll()
    .select([
      sql<number>`(select count(*) from lead_message_attachments u
        where u.customer_id = customer_attachments.customer_id and u.attachment_id = customer_attachments.id)`.as(
        'use_count',
      ),
      sql<number>`(select count(*) from mail_template_attachments t where t.attachment_id = customer_attachments.id)`.as(
        'template_count',
      ),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .offset(wanted.offset);
}

export function findAttachments(tx: Tx, wanted: Wanted & Window): Promise<AttachmentRow[]> {
  return attachmentsQuery(tx, wanted).execute();
}

export function countAttachments(tx: Tx, wanted: Wanted): Promise<number> {
  return countOf(attachments(tx, wanted));
}

/** Takes a file out of use and out of every template; false when there is none. What went out keeps its own copy of the key. */
export async function retireAttachment(tx: Tx, customerId: number, id: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('customer_attachments')
    .set({ deleted_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await tx
    .deleteFrom('mail_template_attachments')
    .where('customer_id', '=', customerId)
    .where('attachment_id', '=', id)
    .execute();
  return true;
}

export type TemplateRow = Selectable<MailTemplateTable> & { attachment_ids: number[] };

function templates(tx: Tx, { customerId, like }: Wanted) {
  const query = tx.selectFrom('mail_templates').where('customer_id', '=', customerId);
  return like === undefined ? query : query.where(sql<string>`lower(name)`, 'like', like);
}

const ATTACHMENT_IDS = sql<number[]>`coalesce((select array_agg(t.attachment_id order by t.position)
  from mail_template_attachments t where t.template_id = mail_templates.id), '{}')`.as('attachment_ids');

/** The list as a query, so that a test can ask how it is served. */
export function templatesQuery(tx: Tx, wanted: Wanted & Window) {
  return templates(tx, wanted)
    .selectAll()
    .select(ATTACHMENT_IDS)
    .orderBy('is_default', 'desc')
    .orderBy('use_count', 'desc')
    .orderBy('name')
    .limit(wanted.limit)
    .offset(wanted.offset);
}

export function findTemplates(tx: Tx, wanted: Wanted & Window): Promise<TemplateRow[]> {
  return templatesQuery(tx, wanted).execute();
}

export function countTemplates(tx: Tx, wanted: Wanted): Promise<number> {
  return countOf(templates(tx, wanted));
}

export function findTemplate(tx: Tx, customerId: number, id: number): Promise<TemplateRow | undefined> {
  return templates(tx, { customerId, like: undefined })
    .selectAll()
    .select(ATTACHMENT_IDS)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function isNameTaken(
  tx: Tx,
  customerId: number,
  name: string,
  besides: number | undefined,
): Promise<boolean> {
  let query = templates(tx, { customerId, like: undefined })
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase());
  if (besides !== undefined) query = query.where('id', '<>', besides);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Names and the default are one of a kind: whoever writes templates of the same customer waits. */
export function lockTemplates(tx: Tx, customerId: number): Promise<void> {
  return advisoryLock(tx, 'templates of a customer', customerId);
}

/** There is one default; the one before gives way. */
export async function clearDefault(tx: Tx, customerId: number): Promise<void> {
  await tx
    .updateTable('mail_templates')
    .set({ is_default: false })
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .execute();
}

export async function insertTemplate(tx: Tx, template: Insertable<MailTemplateTable>): Promise<number> {
  const row = await tx.insertInto('mail_templates').values(template).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

/** Changes a template if it is still the version that was read; tells whether it was. */
export async function updateTemplate(
  tx: Tx,
  of: { customerId: number; id: number; version: number },
  change: Partial<Insertable<MailTemplateTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_templates')
    .set({ ...change, version: of.version + 1 })
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.id)
    .where('version', '=', of.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setTemplateFiles(
  tx: Tx,
  customerId: number,
  templateId: number,
  attachmentIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('mail_template_attachments')
    .where('customer_id', '=', customerId)
    .where('template_id', '=', templateId)
    .execute();
  if (attachmentIds.length === 0) return;
  const rows = attachmentIds.map((attachment_id, position) => ({
    customer_id: customerId,
    template_id: templateId,
    attachment_id,
    position,
  }));
  await tx.insertInto('mail_template_attachments').values(rows).execute();
}

export async function deleteTemplate(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('mail_templates')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
