import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './provider-data.tables.ts';

/** Which provider, and whose. */
export type Of = { customerId: number; providerId: number };

export type OwnedRow = {
  id: number;
  name: string;
  data_version: number;
  category_type: string;
  left_at: string | null;
};

/** The provider whose answers are meant, kept from other writers until the end when they are to be changed. */
export async function findOwner(tx: Tx, of: Of, forChange = false): Promise<OwnedRow | undefined> {
  const query = tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['providers.id', 'providers.name', 'data_version', 'category_type', 'left_at'])
    .where('providers.customer_id', '=', of.customerId)
    .where('providers.id', '=', of.providerId);
  return (forChange ? query.forUpdate('providers') : query).executeTakeFirst();
}

export type AnswerRow = {
  form_id: number;
  value: unknown;
  /** The last change that was asked for, whatever became of it. */
  update_id: number | null;
  update_value: unknown;
  update_status: 'waiting' | 'approved' | 'rejected' | 'withdrawn' | null;
  update_version: number | null;
  update_reason: string | null;
  update_by: string | null;
  update_created_at: string | null;
  update_decided_at: string | null;
};

/** What a provider is asked, what it answers, and the last change of each answer. */
export async function findAnswers(tx: Tx, { customerId, providerId }: Of): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select f.id as form_id, case when f.field_name = 'name' then to_jsonb(p.name) else v.value end as value,
      u.id as update_id, u.value as update_value, u.status as update_status, u.version as update_version,
      u.reason as update_reason, u.created_at as update_created_at, u.decided_at as update_decided_at,
      trim(c.name || ' ' || c.surname) as update_by
    from providers p
    join provider_categories k on k.id = p.category_id
    join provider_forms f on f.category_types is null or k.category_type = any (f.category_types)
    left join provider_form_values v on v.provider_id = p.id and v.form_id = f.id
    left join (
      select distinct on (form_id) * from provider_data_updates
      where provider_id = ${providerId} and customer_id = ${customerId} order by form_id, id desc
    ) u on u.form_id = f.id
    left join customer_users c on c.id = u.customer_user_id
    where p.customer_id = ${customerId} and p.id = ${providerId}
    order by f.position`.execute(tx);
  return rows;
}

/** Puts an answer where couples see it. The name stands with the provider itself. */
export async function applyAnswer(tx: Tx, of: Of, formId: number, value: unknown): Promise<void> {
  const { customerId, providerId } = of;
  const name = await tx
    .updateTable('providers')
    .set({ name: typeof value === 'string' ? value : '' })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .where((build) =>
      build.exists(
        build.selectFrom('provider_forms').select('id').where('id', '=', formId).where('field_name', '=', 'name'),
      ),
    )
    .executeTakeFirst();
  if (name.numUpdatedRows > 0n) return;
  if (value === null) {
    await tx
      .deleteFrom('provider_form_values')
      .where('customer_id', '=', customerId)
      .where('provider_id', '=', providerId)
      .where('form_id', '=', formId)
      .execute();
    return;
  }
  const json = JSON.stringify(value);
  await tx
    .insertInto('provider_form_values')
    .values({ customer_id: customerId, provider_id: providerId, form_id: formId, value: json })
    .onConflict((clash) => clash.columns(['provider_id', 'form_id']).doUpdateSet({ value: json }))
    .execute();
}

/** The answers are others than they were. */
export async function bumpData(tx: Tx, { customerId, providerId }: Of): Promise<void> {
  await tx
    .updateTable('providers')
    .set((build) => ({ data_version: build('data_version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .execute();
}

/** Those that lack nothing, as far as is known. */
export async function findComplete(tx: Tx): Promise<Of[]> {
  const rows = await tx
    .selectFrom('providers')
    .select(['customer_id', 'id'])
    .where('is_missing_data', '=', false)
    .where('left_at', 'is', null)
    .execute();
  return rows.map((row) => ({ customerId: row.customer_id, providerId: row.id }));
}

export async function setMissingData(tx: Tx, { customerId, providerId }: Of, isMissing: boolean): Promise<void> {
  await tx
    .updateTable('providers')
    .set({ is_missing_data: isMissing })
    .where('customer_id', '=', customerId)
    .where('id', '=', providerId)
    .where('is_missing_data', '<>', isMissing)
    .execute();
}
