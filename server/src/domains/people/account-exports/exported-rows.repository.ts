import { CompiledQuery, sql } from 'kysely';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Sheet } from './archive-sheets.rules.ts';
import { type ExportedTable, FILE_COLUMNS, PICTURE_ENDINGS } from './exported-tables.rules.ts';

const AT_ONCE = 500;

/**
 * Reads a query a few hundred rows at a time, each batch after the one before has been dealt with. A cursor needs a
 * transaction, so this is not for `db.tenantRead`.
 */
async function eachBatch<T>(
  tx: Tx,
  { name, query, parameters }: { name: string; query: string; parameters: readonly unknown[] },
  work: (rows: T[]) => Promise<void>,
): Promise<void> {
  // Statements are prepared by their text, so each query has a cursor of its own name.
  const cursor = sql.id(`exported_${name}`);
  const declare = `declare "exported_${name}" no scroll cursor for ${query}`;
  await tx.executeQuery(CompiledQuery.raw(declare, [...parameters]));
  for (;;) {
    const { rows } = await sql<T>`fetch ${sql.lit(AT_ONCE)} from ${cursor}`.execute(tx);
    if (rows.length === 0) break;
    await work(rows);
  }
  await sql`close ${cursor}`.execute(tx);
}

/** Tables that customers share are read by a query of the customer’s rows, all others under row-level security. */
export async function eachExportedRow(
  db: Db,
  customerId: number,
  { name, without = [], from }: ExportedTable,
  work: (rows: { row: string }[]) => Promise<void>,
): Promise<void> {
  const toText = 'select (to_jsonb(t) - $1::text[])::text as row';
  if (from) {
    const query = `${toText} from (${from.replaceAll('$1', '$2')}) t`;
    return db.system((tx) => eachBatch(tx, { name, query, parameters: [without, customerId] }, work));
  }
  const query = `${toText} from ${name} t where customer_id = $2`;
  return db.tenant(customerId, (tx) => eachBatch(tx, { name, query, parameters: [without, customerId] }, work));
}

export function eachSheetRow(
  db: Db,
  customerId: number,
  { name, query }: Pick<Sheet, 'name' | 'query'>,
  work: (rows: Record<string, unknown>[]) => Promise<void>,
): Promise<void> {
  return db.tenant(customerId, (tx) => eachBatch(tx, { name: `sheet_${name}`, query, parameters: [customerId] }, work));
}

export type ConversationRow = {
  direction: 'in' | 'out';
  subject: string | null;
  body: string;
  created_at: string;
  author: string | null;
  files: { name: string; storage_key: string }[] | null;
};

/** What was written with one couple, oldest first. */
export async function findConversation(tx: Tx, customerId: number, leadId: number): Promise<ConversationRow[]> {
  const { rows } = await sql<ConversationRow>`
    select message.direction, message.subject, coalesce(message.whole_body, message.body) as body, message.created_at,
      coalesce(trim(person.name || ' ' || person.surname), message.sender_name) as author,
      (select json_agg(json_build_object('name', file.name, 'storage_key', file.storage_key) order by file.id)
        from lead_message_attachments file
        where file.message_id = message.id and file.storage_key is not null) as files
    from lead_messages message left join customer_users person on person.id = message.author_id
    where message.customer_id = ${customerId} and message.lead_id = ${leadId} order by message.id`.execute(tx);
  return rows;
}

export type RequestRow = {
  created_at: string;
  message: string | null;
  answers: { field: string; value: string; label?: string }[] | null;
  notes: { at: string; author: string | null; body: string }[] | null;
};

/** What one couple asked for, and what the vendor noted about them. */
export async function findRequest(tx: Tx, customerId: number, leadId: number): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select leads.created_at, details.message, details.answers,
      (select json_agg(json_build_object('at', note.created_at, 'body', note.body,
          'author', trim(person.name || ' ' || person.surname)) order by note.id)
        from lead_notes note left join customer_users person on person.id = note.customer_user_id
        where note.customer_id = leads.customer_id and note.lead_id = leads.id) as notes
    from leads left join lead_details details on details.lead_id = leads.id
    where leads.customer_id = ${customerId} and leads.id = ${leadId}`.execute(tx);
  return rows[0];
}

/** The key of every stored file that the exported rows mention. */
export async function findFileKeys(tx: Tx, customerId: number): Promise<string[]> {
  const plain = FILE_COLUMNS.map(
    ([table, column]) =>
      sql`select ${sql.ref(column)} as key from ${sql.table(table)} where customer_id = ${customerId} and ${sql.ref(column)} is not null`,
  );
  const photos = sql`select file_key || '/' || name as key from media,
      lateral (select 'original.' || file_extension as name union all select width || '.webp' from unnest(widths) width)
    where customer_id = ${customerId} and file_key is not null`;
  const pictures = sql`select file_key || ending as key from provider_item_pictures, unnest(${PICTURE_ENDINGS}::text[]) ending
    where customer_id = ${customerId}`;
  const { rows } = await sql<{ key: string }>`
    select distinct key from (${sql.join([...plain, photos, pictures], sql` union all `)}) files
    order by key`.execute(tx);
  return rows.map(({ key }) => key);
}
