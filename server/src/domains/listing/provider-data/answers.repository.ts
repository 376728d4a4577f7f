import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './provider-data.tables.ts';

export type Of = { customerId: number; providerId: number };

export type OwnedRow = {
  id: number;
  name: string;
  data_version: number;
  category_type: string;
  left_at: string | null;
};

function ownedProvider(tx: Tx, of: Of) {
  return tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['providers.id', 'providers.name', 'data_version', 'category_type', 'left_at'])
    .where('providers.customer_id', '=', of.customerId)
    .where('providers.id', '=', of.providerId);
}

export function findOwner(tx: Tx, of: Of): Promise<OwnedRow | undefined> {
  return ownedProvider(tx, of).executeTakeFirst();
}

/** Changes to the answers of one provider run one after the other. */
export function lockOwner(tx: Tx, of: Of): Promise<OwnedRow | undefined> {
  return ownedProvider(tx, of).forUpdate('providers').executeTakeFirst();
}

export type AnswerRow = {
  form_id: number;
  value: unknown;
  /** The last requested change, whatever its status. */
  update_id: number | null;
  update_value: unknown;
  update_status: 'waiting' | 'approved' | 'rejected' | 'withdrawn' | null;
  update_version: number | null;
  update_reason: string | null;
  update_by: string | null;
  update_created_at: string | null;
  update_decided_at: string | null;
};

/** Every form of the provider's category with the provider's answer and its last change. */
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

export async function isNameForm(tx: Tx, formId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('provider_forms')
    .select('id')
    .where('id', '=', formId)
    .where('field_name', '=', 'name')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteAnswer(tx: Tx, { customerId, providerId }: Of, formId: number): Promise<void> {
  await tx
    .deleteFrom('provider_form_values')
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('form_id', '=', formId)
    .execute();
}

export async function upsertAnswer(
  tx: Tx,
  { customerId, providerId }: Of,
  formId: number,
  value: unknown,
): Promise<void> {
  const json = JSON.stringify(value);
  await tx
    .insertInto('provider_form_values')
    .values({ customer_id: customerId, provider_id: providerId, form_id: formId, value: json })
    .onConflict((conflict) => conflict.columns(['provider_id', 'form_id']).doUpdateSet({ value: json }))
    .execute();
}

/** Every listing of the marketplace. */
export async function findCurrent(tx: Tx): Promise<Of[]> {
  const rows = await tx.selectFrom('providers').select(['customer_id', 'id']).where('left_at', 'is', null).execute();
  return rows.map((row) => ({ customerId: row.customer_id, providerId: row.id }));
}
