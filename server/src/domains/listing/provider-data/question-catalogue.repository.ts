import { type Insertable, type Updateable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderFormOptionTable, ProviderFormTable } from './provider-data.tables.ts';

export async function insertForm(tx: Tx, values: Insertable<ProviderFormTable>): Promise<number> {
  return (await tx.insertInto('provider_forms').values(values).returning('id').executeTakeFirstOrThrow()).id;
}

export async function updateForm(tx: Tx, id: number, values: Updateable<ProviderFormTable>): Promise<void> {
  await tx.updateTable('provider_forms').set(values).where('id', '=', id).execute();
}

/** With its choices. */
export async function deleteForm(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('provider_forms').where('id', '=', id).execute();
}

export async function isFormUsed(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from provider_form_values where form_id = ${id})
      or exists (select from provider_data_updates where form_id = ${id})
      or exists (select from provider_change_requests where form_id = ${id}) as used`.execute(tx);
  return rows[0]?.used ?? false;
}

export async function insertOption(tx: Tx, row: Insertable<ProviderFormOptionTable>): Promise<void> {
  await tx.insertInto('provider_form_options').values(row).execute();
}

export async function updateOption(tx: Tx, id: number, change: Updateable<ProviderFormOptionTable>): Promise<void> {
  await tx.updateTable('provider_form_options').set(change).where('id', '=', id).execute();
}

export async function deleteOptions(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('provider_form_options').where(anyOf('id', ids)).execute();
}

/** Those of the choices that a vendor has chosen, in an answer or in a change that waits. */
export async function findChosenOptions(tx: Tx, formId: number, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select wanted.id from unnest(${[...ids]}::integer[]) as wanted (id)
    where exists (
      select from (
        select value from provider_form_values where form_id = ${formId}
        union all select value from provider_data_updates where form_id = ${formId} and status = 'waiting'
      ) answers
      where value @> to_jsonb(wanted.id) or value = to_jsonb(wanted.id))`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}
