import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';

const SHOWN = 24;

export type DocumentRow = {
  kind: 'agreement' | 'application' | 'export';
  id: number;
  title: string | null;
  version: number | null;
  by: string | null;
  provider: string | null;
  state: 'pending' | 'approved' | 'rejected' | 'waiting' | 'running' | 'ready' | 'failed' | 'expired' | null;
  at: string;
};

/** What a customer’s people agreed to and have not withdrawn, applied for or exported, newest first. */
export async function findDocuments(tx: Tx, customerId: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    with people as (select id, trim(name || ' ' || surname) as name from customer_users where customer_id = ${customerId})
    select 'agreement' as kind, s.id, t.title, s.version, people.name as by, null as provider, null as state, s.signed_at as at
    from people
    join customer_user_agreement_signs s on s.customer_user_id = people.id and s.withdrawn_at is null
    join agreement_texts t on t.id = s.agreement_text_id
    union all
    select 'application', a.id, null, null, people.name, a.provider_name, a.status, a.created_at
    from merchant_applications a left join people on people.id = a.customer_user_id
    where a.customer_id = ${customerId}
    union all
    select 'export', e.id, null, null, people.name, null, e.status, e.requested_at
    from account_exports e left join people on people.id = e.customer_user_id
    where e.customer_id = ${customerId}
    order by at desc, id desc limit ${SHOWN}`.execute(tx);
  return rows;
}
