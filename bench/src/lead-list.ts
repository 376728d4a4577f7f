import { fileURLToPath } from 'node:url';
import { LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import { FACTORY_PASSWORD } from '@bellbird/server/src/domains/access/access.factory.ts';
import { monthsBefore } from '@bellbird/server/src/platform/time/calendar.ts';
import pg from 'pg';
import { type Scope, asPgbenchScript } from './lead-list-sql.ts';
import { requestsPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { startProgram } from './program.ts';
import { type Finding, median } from './report.ts';
import { BENCH_USERNAME } from './scale.ts';

const SERVER_PORT = Number(process.env['BENCH_PORT'] ?? 3310);
const BARE_PORT = SERVER_PORT + 1;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS_EACH'] ?? 6);
const CONNECTIONS = 32;

/** W1: the list call of the real server, against the same SQL in pgbench and against a bare handler, in alternating runs. */
export async function benchLeadList(databaseUrl: string): Promise<Finding[]> {
  const scope = await scopeOf(databaseUrl);
  const server = await startServer(databaseUrl);
  const bare = await startBare(databaseUrl, scope);
  try {
    const headers = await signIn();
    const load = { seconds: SECONDS, connections: CONNECTIONS };
    const list = { ...load, url: `http://127.0.0.1:${SERVER_PORT}/api/leads`, headers };
    const plain = { ...load, url: `http://127.0.0.1:${BARE_PORT}/leads`, headers: {} };
    await requestsPerSecond({ ...list, seconds: 2 });
    await requestsPerSecond({ ...plain, seconds: 2 });
    const rates = { sql: [] as number[], bare: [] as number[], server: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.sql.push((await pgbench(databaseUrl, asPgbenchScript(scope), load)) ?? Number.NaN);
      rates.bare.push(await requestsPerSecond(plain));
      rates.server.push(await requestsPerSecond(list));
    }
    const [sql, bareRate, serverRate] = [median(rates.sql), median(rates.bare), median(rates.server)];
    const floor: Finding[] = Number.isNaN(sql)
      ? []
      : [
          { what: 'lead list: pgbench', value: sql, unit: '/s' },
          { what: 'lead list: server / pgbench', value: serverRate / sql, unit: '', budget: { atLeast: 0.4 } },
        ];
    return [
      ...floor,
      { what: 'lead list: bare handler', value: bareRate, unit: '/s' },
      { what: 'lead list: server', value: serverRate, unit: '/s' },
      { what: 'lead list: server / bare handler', value: serverRate / bareRate, unit: '', budget: { atLeast: 0.85 } },
    ];
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
  }
}

export async function scopeOf(databaseUrl: string): Promise<Scope> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ customer_id: number; provider_ids: number[] }>(
    `select u.customer_id, array_agg(p.provider_id) as provider_ids from logins l join customer_users u on u.login_id = l.id
     join customer_user_providers p on p.customer_user_id = u.id where l.username = $1 group by 1`,
    [BENCH_USERNAME],
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error(`there is no ${BENCH_USERNAME}: run npm run bench:data`);
  return {
    customerId: row.customer_id,
    providerIds: row.provider_ids,
    since: monthsBefore(new Date(), LEAD_WINDOW_MONTHS).toISOString(),
  };
}

function startServer(databaseUrl: string) {
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(SERVER_PORT),
    BASE_URL: `http://127.0.0.1:${SERVER_PORT}`,
    SECRET: 'bench-bench-bench-bench-bench-bench',
    LOG_LEVEL: 'warn',
    JOBS: 'false',
    DATA_DIR: '.data/bench-files',
  };
  return startProgram(main, env, `http://127.0.0.1:${SERVER_PORT}/readyz`);
}

function startBare(databaseUrl: string, scope: Scope) {
  const file = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const env = {
    DATABASE_URL: databaseUrl,
    PORT: String(BARE_PORT),
    CUSTOMER_ID: String(scope.customerId),
    PROVIDER_IDS: scope.providerIds.join(','),
  };
  return startProgram(file, env, `http://127.0.0.1:${BARE_PORT}/leads`);
}

async function signIn(): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${SERVER_PORT}/api/access-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: BENCH_USERNAME, password: FACTORY_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string; consumerKey: string } };
  return { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
}
