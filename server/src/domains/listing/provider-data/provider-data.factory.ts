import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ProviderChangeRequestTable, ProviderDataUpdateTable, ProviderFormTable } from './provider-data.tables.ts';

type Owned = { customer_id: number; provider_id: number };
const NOON = '2026-11-10T01:00:00.000Z';

export async function formId(tx: Tx, fieldName: ProviderFormTable['field_name']): Promise<number> {
  const row = await tx
    .selectFrom('provider_forms')
    .select('id')
    .where('field_name', '=', fieldName)
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function optionIds(tx: Tx, fieldName: string, labels: readonly string[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('provider_form_options')
    .innerJoin('provider_forms', 'provider_forms.id', 'provider_form_options.form_id')
    .select(['provider_form_options.id', 'provider_form_options.label'])
    .where('provider_forms.field_name', '=', fieldName)
    .execute();
  return labels.map((label) => {
    const found = rows.find((row) => row.label === label);
    if (!found) throw new Error(`${fieldName} has no choice ‘${label}’`);
    return found.id;
  });
}

/** An answer that couples see. */
export async function buildAnswer(tx: Tx, of: Owned, fieldName: string, value: unknown): Promise<void> {
  await tx
    .insertInto('provider_form_values')
    .values({ ...of, form_id: await formId(tx, fieldName), value: JSON.stringify(value) })
    .execute();
}

/** A waiting change of the tagline, unless given otherwise. */
export async function buildDataUpdate(
  tx: Tx,
  { field = 'tagline', ...given }: Partial<Insertable<ProviderDataUpdateTable>> & Owned & { field?: string },
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_data_updates')
    .values({
      form_id: await formId(tx, field),
      value: JSON.stringify('A barn among the wattles'),
      created_at: NOON,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

export async function buildChangeRequest(
  tx: Tx,
  { field = 'tagline', ...given }: Partial<Insertable<ProviderChangeRequestTable>> & Owned & { field?: string },
): Promise<{ id: number }> {
  return tx
    .insertInto('provider_change_requests')
    .values({
      form_id: await formId(tx, field),
      value: JSON.stringify('A hundred-year-old barn by the creek'),
      reason: 'Couples search for it in these words.',
      created_at: NOON,
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
