import { type Insertable, type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { CustomerAttachmentTable } from './templates.tables.ts';

export type StoredFile = Pick<
  Selectable<CustomerAttachmentTable>,
  'id' | 'name' | 'mime_type' | 'size_bytes' | 'storage_key' | 'sha256'
>;

/** The customer's files with these ids that still exist, in the given order. */
export async function findStoredFiles(tx: Tx, customerId: number, ids: readonly number[]): Promise<StoredFile[]> {
  if (ids.length === 0) return [];
  const rows = await tx
    .selectFrom('customer_attachments')
    .select(['id', 'name', 'mime_type', 'size_bytes', 'storage_key', 'sha256'])
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .where(anyOf('id', ids))
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

export async function insertStoredFile(tx: Tx, file: Insertable<CustomerAttachmentTable>): Promise<{ id: number }> {
  return tx.insertInto('customer_attachments').values(file).returning('id').executeTakeFirstOrThrow();
}

/** Counts a message written from this template. False when the customer has no such template. */
export async function countTemplateUse(tx: Tx, customerId: number, templateId: number, at: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('mail_templates')
    .set({ use_count: sql<number>`use_count + 1`, last_used_at: at })
    .where('customer_id', '=', customerId)
    .where('id', '=', templateId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasTemplate(tx: Tx, customerId: number, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('mail_templates')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}
