import pg from 'pg';
import { BENCH_USERNAME } from './scale.ts';

/** Whose calls are measured: one vendor of two thousand, with some of their leads and a name among them. */
export type Scope = {
  customerId: number;
  providerIds: number[];
  leadIds: number[];
  /** Written to: leads too old for any list, so that no run changes what the next one reads. */
  writtenLeadIds: number[];
  word: string;
};

const LEADS = 64;
const MESSAGES = 50;

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
    const leadsIn = async (order: 'asc' | 'desc') => {
      const leads = await client.query<{ id: number; couple_name: string }>(
        `select id, couple_name from leads where customer_id = $1 and status = 'negotiating' and first_answered_at is not null
           and read_at is not null order by created_at ${order} limit ${LEADS}`,
        [row.customer_id],
      );
      return leads.rows;
    };
    const leads = await leadsIn('desc');
    await talk(client, leads);
    return {
      customerId: row.customer_id,
      providerIds: row.provider_ids,
      leadIds: leads.map((lead) => lead.id),
      writtenLeadIds: (await leadsIn('asc')).map((lead) => lead.id),
      word: leads[0]?.couple_name.split(' ')[1] ?? 'Nair',
    };
  } finally {
    await client.end();
  }
}

/** ‘The last 50 messages’ need fifty: a shorter conversation is filled up. */
async function talk(client: pg.Client, leads: readonly { id: number }[]): Promise<void> {
  const filled = await client.query(
    `insert into lead_messages (customer_id, lead_id, type, direction, body, created_at)
     select l.customer_id, l.id, 'email', case n % 2 when 0 then 'in' else 'out' end, 'Thank you. What would you suggest for the evening?',
       l.created_at + interval '1 hour' * n
     from leads l, generate_series((select count(*) from lead_messages m where m.customer_id = l.customer_id and m.lead_id = l.id) + 1, $2) n
     where l.id = any($1)`,
    [leads.map((lead) => lead.id), MESSAGES],
  );
  if (filled.rowCount) await client.query('vacuum (analyze) lead_messages');
}
