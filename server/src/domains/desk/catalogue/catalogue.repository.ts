import { type Insertable, type Selectable, type Updateable, sql } from 'kysely';
import { countOf } from '#platform/db/count-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Window } from '#platform/db/window.ts';
import type { CatalogueChangeTable } from './catalogue.tables.ts';

export type ChangeRow = Selectable<CatalogueChangeTable> & { by: string };

const by = sql<string>`trim(s.name || ' ' || s.surname)`.as('by');

function changes(tx: Tx) {
  return tx
    .selectFrom('catalogue_changes as c')
    .innerJoin('staff_members as s', 's.id', 'c.staff_member_id')
    .selectAll('c')
    .select(by);
}

/** What is not published yet, the oldest first. */
export function findDrafts(tx: Tx, kind?: ChangeRow['kind']): Promise<ChangeRow[]> {
  const drafts = changes(tx).where('c.published_at', 'is', null).orderBy('c.id');
  return (kind ? drafts.where('c.kind', '=', kind) : drafts).execute();
}

export function findChange(tx: Tx, id: number): Promise<ChangeRow | undefined> {
  return changes(tx).where('c.id', '=', id).executeTakeFirst();
}

/** Undefined if somebody has a draft of the same entry already. */
export function insertChange(tx: Tx, values: Insertable<CatalogueChangeTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('catalogue_changes')
    .values(values)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

/** False if the draft has another version by now, or is published. */
export async function updateDraft(
  tx: Tx,
  { id, version }: { id: number; version: number },
  values: Updateable<CatalogueChangeTable>,
): Promise<boolean> {
  const result = await tx
    .updateTable('catalogue_changes')
    .set({ ...values, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteDraft(tx: Tx, id: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('catalogue_changes')
    .where('id', '=', id)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export type PublishedRow = ChangeRow & { published_at: string; is_newest: boolean };

/** Published changes, the newest first. */
export async function findPublished(
  tx: Tx,
  kind: ChangeRow['kind'] | undefined,
  { limit, offset }: Window,
): Promise<PublishedRow[]> {
  const isNewest = sql<boolean>`not exists (
    select from catalogue_changes later
    where later.kind = c.kind and later.key = c.key and later.published_at is not null and later.id > c.id)`;
  const published = changes(tx)
    .select(isNewest.as('is_newest'))
    .where('c.published_at', 'is not', null)
    .orderBy('c.published_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset);
  return (await (kind ? published.where('c.kind', '=', kind) : published).execute()) as PublishedRow[];
}

export function countPublished(tx: Tx, kind?: ChangeRow['kind']): Promise<number> {
  const published = tx.selectFrom('catalogue_changes').where('published_at', 'is not', null);
  return countOf(kind ? published.where('kind', '=', kind) : published);
}

/** What the team has named in other languages, by its English. */
export async function findTranslations(tx: Tx): Promise<{ english: string; tr: string; ar: string }[]> {
  const { rows } = await sql<{ english: string; tr: string; ar: string }>`
    select english, tr, ar from (
      select name as english, name_tr as tr, name_ar as ar from provider_categories
      union all select label, label_tr, label_ar from provider_forms
      union all select help, help_tr, help_ar from provider_forms
      union all select label, label_tr, label_ar from provider_form_options
      union all select name, name_tr, name_ar from products
      union all select summary, summary_tr, summary_ar from products
      union all select name, name_tr, name_ar from campaigns
      union all select value, coalesce(names->>'tr', ''), coalesce(names->>'ar', '') from config_entries
        where item_type = 'info_request_budget'
    ) texts where tr <> '' or ar <> ''`.execute(tx);
  return rows;
}
