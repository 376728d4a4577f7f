import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderFormTable } from './provider-data.tables.ts';

export type FormRow = Selectable<ProviderFormTable> & { options: { id: number; label: string }[] };

/** Every form with its choices, in the order of the panel. */
export async function findForms(tx: Tx): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select f.*, coalesce(o.options, '[]') as options from provider_forms f
    left join (
      select form_id, jsonb_agg(jsonb_build_object('id', id, 'label', label) order by position) as options
      from provider_form_options group by form_id
    ) o on o.form_id = f.id
    order by f.position`.execute(tx);
  return rows;
}
