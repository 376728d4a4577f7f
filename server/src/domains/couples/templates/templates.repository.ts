import { type Insertable, type Selectable, sql } from 'kysely';
import { type Versioned, isAtVersion } from '#platform/db/at-version.ts';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import { advisoryLock } from '#platform/db/advisory-lock.ts';
import type { Window } from '#platform/db/window.ts';
import type { CustomerAttachmentTable, MailTemplateTable } from './templates.tables.ts';

/** `like` is a LIKE pattern, or undefined for all. */
type Filter = { customerId: number; like: string | undefined };

export type AttachmentRow = Selectable<CustomerAttachmentTable> & { use_count: number; template_count: number };

function selectAttachments(tx: Tx, { customerId, like }: Filter) {
  const query = tx
    .selectFrom('customer_attachments')
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null);
  return like === undefined ? query : query.where(sql<string>`lower(name)`, 'like', like);
}

export function attachmentsQuery(tx: Tx, filter: Filter & Window) {
  return selectAttachments(tx, filter)
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
    .limit(filter.limit)
    .offset(filter.offset);
}

export function findAttachments(tx: Tx, filter: Filter & Window): Promise<AttachmentRow[]> {
  return attachmentsQuery(tx, filter).execute();
}

export function countAttachments(tx: Tx, filter: Filter): Promise<number> {
  return countOf(selectAttachments(tx, filter));
}

/** Deletes a file and removes it from every template. False when there is none. Sent messages keep their own copy of the key. */
export async function deleteAttachment(tx: Tx, customerId: number, id: number, at: string): Promise<boolean> {
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

function selectTemplates(tx: Tx, { customerId, like }: Filter) {
  const query = tx.selectFrom('mail_templates').where('customer_id', '=', customerId);
  return like === undefined ? query : query.where(sql<string>`lower(name)`, 'like', like);
}

const ATTACHMENT_IDS = sql<number[]>`coalesce((select array_agg(t.attachment_id order by t.position)
  from mail_template_attachments t where t.template_id = mail_templates.id), '{}')`.as('attachment_ids');

/** The list as a query, so that a test can look at its plan. */
export function templatesQuery(tx: Tx, filter: Filter & Window) {
  return selectTemplates(tx, filter)
    .selectAll()
    .select(ATTACHMENT_IDS)
    .orderBy('is_default', 'desc')
    .orderBy('use_count', 'desc')
    .orderBy('name')
    .limit(filter.limit)
    .offset(filter.offset);
}

export function findTemplates(tx: Tx, filter: Filter & Window): Promise<TemplateRow[]> {
  return templatesQuery(tx, filter).execute();
}

export function countTemplates(tx: Tx, filter: Filter): Promise<number> {
  return countOf(selectTemplates(tx, filter));
}

export function findTemplate(tx: Tx, customerId: number, id: number): Promise<TemplateRow | undefined> {
  return selectTemplates(tx, { customerId, like: undefined })
    .selectAll()
    .select(ATTACHMENT_IDS)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function isNameTaken(
  tx: Tx,
  customerId: number,
  name: string,
  exceptId: number | undefined,
): Promise<boolean> {
  let query = selectTemplates(tx, { customerId, like: undefined })
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.toLowerCase());
  if (exceptId !== undefined) query = query.where('id', '<>', exceptId);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Names and the default are unique, so a customer's templates change one at a time. */
export function lockTemplates(tx: Tx, customerId: number): Promise<void> {
  return advisoryLock(tx, 'templates of a customer', customerId);
}

/** There is at most one default template. */
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

/** Changes a template if it still has the version that was read. Returns whether it had. */
export async function updateTemplate(
  tx: Tx,
  of: Versioned,
  change: Partial<Insertable<MailTemplateTable>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_templates')
    .set({ ...change, version: of.version + 1 })
    .where(isAtVersion(of))
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
