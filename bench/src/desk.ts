import { createServer } from '@bellbird/server/src/app/server.ts';
import {
  buildSession,
  buildStaffMember,
  buildTwoFactor,
} from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { systemClock } from '@bellbird/server/src/platform/time/clock.ts';
import pg from 'pg';
import { type Finding, median } from './report.ts';

const WAITING = 2000;
const DECIDED = 20_000;
const TIMES = 40;

/** The cheapest call of the desk that reads rows: everything else is compared with it. */
const YARDSTICK = '/desk/colleagues';

/** What the team opens all day, and how many times the yardstick it may take. */
const CALLS = [
  ['queue: first page', '/desk/approvals', 15],
  ['queue: counts by kind and age', '/desk/approvals/counts', 15],
  ['queue: one’s own', '/desk/approvals?mine=true', 15],
  ['customers: all, by name', '/desk/customers', 15],
  ['customers: search', '/desk/customers?query=wattle', 15],
  ['customers: search for nothing', '/desk/customers?query=zzzzqq', 10],
  ['a customer’s page', '/desk/customers/{customer}', 25],
  ['overview', '/desk/overview', 25],
  ['overview: requests of four weeks', '/desk/requests?list=all', 25],
] as const;

/** The desk at 2,000 customers and 1,000,000 leads, with 2,000 items in the queue. */
export async function benchDesk(databaseUrl: string): Promise<Finding[]> {
  const customerId = await fillQueue(databaseUrl);
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: '.data/bench-files', JOBS: 'false', LOG_LEVEL: 'error' };
  const config = readConfig(settings);
  const server = await createServer({ config, log: createLog('error'), clock: systemClock, release: 'bench' });
  try {
    const { headers } = await server.db.system(async (tx) => {
      const { id: staffMemberId, loginId } = await buildStaffMember(tx, { email: 'bench-desk@bellbird.example' });
      await buildTwoFactor(tx, loginId);
      return buildSession(tx, { loginId, staffMemberId });
    });
    const timeOf = async (path: string): Promise<number> => {
      const url = `/api${path.replace('{customer}', String(customerId))}`;
      const started = performance.now();
      const answer = await server.app.inject({ method: 'GET', url, headers });
      if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`);
      return performance.now() - started;
    };
    const times = new Map([YARDSTICK, ...CALLS.map(([, path]) => path)].map((path) => [path, [] as number[]]));
    // In turns, so that whatever else the machine does burdens all of them alike; the first turn warms up.
    for (let turn = 0; turn <= TIMES; turn += 1)
      for (const [path, kept] of times) {
        const time = await timeOf(path);
        if (turn > 0) kept.push(time);
      }
    const unit = median(times.get(YARDSTICK) ?? []);
    return [
      { what: 'desk: colleagues (the yardstick)', value: unit, unit: 'ms' },
      ...CALLS.flatMap(([what, path, atMost]): Finding[] => {
        const value = median(times.get(path) ?? []);
        return [
          { what: `desk: ${what}`, value, unit: 'ms' },
          { what: `desk: ${what} / colleagues`, value: value / unit, unit: '', budget: { atMost } },
        ];
      }),
    ];
  } finally {
    await server.close();
  }
}

/** Two thousand things that wait and ten times as many that are decided, once. */
async function fillQueue(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('delete from approvals');
    await client.query(
      `insert into approvals (customer_id, provider_id, kind, subject_id, asked_at, due_at, decision, decided_at)
       select p.customer_id, p.id, (array['medium', 'item', 'discount', 'provider_data', 'order'])[1 + n % 5], n,
         now() - n * interval '1 minute', now() + (1440 - n) * interval '1 minute',
         case when n > $1 then 'approved' end, case when n > $1 then now() end
       from generate_series(1, $2) n
       join (select id, customer_id, row_number() over (order by id) as r, count(*) over () as all from providers) p
         on p.r = 1 + n % p.all`,
      [WAITING, WAITING + DECIDED],
    );
    await client.query('vacuum (analyze) approvals, customers, providers, customer_users');
    const { rows } = await client.query<{ customer_id: number }>(
      `select u.customer_id from logins l join customer_users u on u.login_id = l.id where l.username = 'bench-1'`,
    );
    return rows[0]?.customer_id ?? 0;
  } finally {
    await client.end();
  }
}
