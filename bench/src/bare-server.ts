import { LEAD_WINDOW_MONTHS, PAGE_LIMIT_DEFAULT } from '@bellbird/contract/shared/limits';
import { monthsBefore } from '@bellbird/server/src/platform/time/calendar.ts';
import fastify from 'fastify';
import pg from 'pg';
import { LIST_SQL, TOTAL_SQL } from './lead-list-sql.ts';

/** The least a Node server could do for the same answer: no session, no isolation, no checks, no presenter. */
const customerId = Number(process.env['CUSTOMER_ID']);
const providerIds = (process.env['PROVIDER_IDS'] ?? '').split(',').map(Number);
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: 12,
  pipeline: true,
  options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
  types: {
    getTypeParser: (oid: number) =>
      oid === 23 || oid === 20 ? Number : oid === 16 ? (v: string) => v === 't' : String,
  },
} as unknown as pg.PoolConfig);

const app = fastify();
app.get('/leads', async () => {
  const client = await pool.connect();
  try {
    const values = [customerId, monthsBefore(new Date(), LEAD_WINDOW_MONTHS).toISOString(), providerIds];
    const [list, total] = await Promise.all([
      client.query({ name: 'list', text: LIST_SQL, values }),
      client.query<{ total: number }>({ name: 'total', text: TOTAL_SQL, values }),
    ]);
    return { data: list.rows as unknown[], meta: { total: total.rows[0]?.total, page: 1, limit: PAGE_LIMIT_DEFAULT } };
  } finally {
    client.release();
  }
});
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
console.log('ready');
