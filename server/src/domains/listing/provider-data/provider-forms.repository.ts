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

/** The forms that some changes answer, with their choices: the team’s queue needs no others. */
export async function findFormsOfUpdates(tx: Tx, updateIds: readonly number[]): Promise<FormRow[]> {
  const { rows } = await sql<FormRow>`
    select f.*, coalesce((
      select jsonb_agg(
        jsonb_build_object('id', o.id, 'label', o.label, 'label_tr', o.label_tr, 'label_ar', o.label_ar) order by o.position)
      from provider_form_options o where o.form_id = f.id), '[]') as options
    from provider_forms f
    where f.id in (select u.form_id from provider_data_updates u where u.id = any(${updateIds}))`.execute(tx);
  return rows;
}
