import pg from 'pg';
import { BENCH_USERNAME } from './scale.ts';

/** Whose calls are measured: one vendor of two thousand, with some of their leads and a name among them. */
export type Scope = { customerId: number; providerIds: number[]; leadIds: number[]; word: string };

const LEADS = 64;

export async function scopeOf(databaseUrl: string): Promise<Scope> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ customer_id: number; provider_ids: number[] }>(
      `select u.customer_id, array_agg(p.provider_id) as provider_ids from logins l join customer_users u on u.login_id = l.id
       join customer_user_providers p on p.customer_user_id = u.id where l.username = $1 group by 1`,
      [BENCH_USERNAME],
    );
    const [row] = rows;
    if (!row) throw new Error(`there is no ${BENCH_USERNAME}: run npm run bench:data`);
    // Read and answered already, so that looking at one writes nothing and each send does the same work.
    const leads = await client.query<{ id: number; couple_name: string }>(
      `select id, couple_name from leads where customer_id = $1 and status = 'negotiating' and first_answered_at is not null
         and read_at is not null order by created_at desc limit ${LEADS}`,
      [row.customer_id],
    );
    return {
      customerId: row.customer_id,
      providerIds: row.provider_ids,
      leadIds: leads.rows.map((lead) => lead.id),
      word: leads.rows[0]?.couple_name.split(' ')[1] ?? 'Nair',
    };
  } finally {
    await client.end();
  }
}
