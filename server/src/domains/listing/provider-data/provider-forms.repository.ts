import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderFormOptionTable, ProviderFormTable } from './provider-data.tables.ts';

type OptionRow = Pick<Selectable<ProviderFormOptionTable>, 'id' | 'label' | 'label_tr' | 'label_ar'>;
export type FormRow = Selectable<ProviderFormTable> & { options: OptionRow[] };

/** Every form with its choices, in the order of the panel. */
export async function findForms(tx: Tx): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select f.*, coalesce(o.options, '[]') as options from provider_forms f
    left join (
      select form_id, jsonb_agg(
        jsonb_build_object('id', id, 'label', label, 'label_tr', label_tr, 'label_ar', label_ar) order by position) as options
      from provider_form_options group by form_id
    ) o on o.form_id = f.id
    order by f.position`.execute(tx);
  return rows;
}
