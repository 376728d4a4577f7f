import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from './provider-data.tables.ts';

export type ScoredAnswerRow = {
  provider_id: number;
  form_id: number;
  type: string;
  required: boolean;
  advised_min: number | null;
  weight: number;
  value: unknown;
};

/** What the score of each listing of a customer is made of; an answer that waits for approval counts as given. */
export async function findScoredAnswers(tx: Tx, customerId: number): Promise<ScoredAnswerRow[]> {
  const { rows } = await sql<ScoredAnswerRow>`
    select p.id as provider_id, f.id as form_id, f.type, f.required, f.advised_min, f.weight,
      case when u.id is not null then u.value when f.field_name = 'name' then to_jsonb(p.name) else v.value end as value
    from providers p
    join provider_categories k on k.id = p.category_id
    join provider_forms f on f.weight > 0 and (f.category_types is null or k.category_type = any (f.category_types))
    left join provider_form_values v on v.provider_id = p.id and v.form_id = f.id
    left join provider_data_updates u on u.provider_id = p.id and u.form_id = f.id and u.status = 'waiting'
    where p.customer_id = ${customerId}`.execute(tx);
  return rows;
}
