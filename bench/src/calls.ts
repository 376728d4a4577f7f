import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACTORY_PASSWORD } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { type Statement, capture } from './capture.ts';
import { type Load, requestsPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { startProgram } from './program.ts';
import { type Finding, median } from './report.ts';
import { BENCH_USERNAME } from './scale.ts';
import { type Scope, scopeOf } from './scope.ts';
import { asPgbenchScript } from './statements.ts';
import { type Workload, leadsFor, workloads } from './workloads.ts';

const SERVER_PORT = Number(process.env['BENCH_PORT'] ?? 3310);
const BARE_PORT = SERVER_PORT + 1;
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS_EACH'] ?? 6);
const CONNECTIONS = 32;
const load = { seconds: SECONDS, connections: CONNECTIONS };

type Measured = { workload: Workload; statements: Statement[]; index: number };

/** Common calls against the same SQL in pgbench and against a bare handler, in alternating runs. */
export async function benchCalls(databaseUrl: string, only?: string): Promise<Finding[]> {
  const scope = await scopeOf(databaseUrl);
  const all = workloads(scope);
  const heard = await capture(databaseUrl, all, scope);
  const measured = all
    .map((workload, index) => ({ workload, statements: heard[index] ?? [], index }))
    .filter(({ workload }) => !only || workload.name.includes(only));
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-bench-'));
  const server = await startServer(databaseUrl);
  const bare = await startBare(databaseUrl, scope, measured, folder);
  try {
    const headers = await signIn();
    const findings: Finding[] = [];
    for (const each of measured) findings.push(...(await compare(databaseUrl, scope, each, headers)));
    return findings;
  } finally {
    await Promise.all([server.stop(), bare.stop()]);
    await rm(folder, { recursive: true });
  }
}

async function compare(
  databaseUrl: string,
  scope: Scope,
  { workload, statements, index }: Measured,
  headers: Record<string, string>,
): Promise<Finding[]> {
  const { name, method, path, body, aim } = workload;
  const leadIds = leadsFor(workload, scope);
  const script = asPgbenchScript(statements, leadIds, method === 'POST');
  const real: Load = {
    ...load,
    method,
    urls: leadIds.map((id) => `http://127.0.0.1:${SERVER_PORT}/api${path.replace('{lead}', String(id))}`),
    headers,
    ...(body && { body: JSON.stringify(body) }),
  };
  const plain: Load = { ...load, method: 'GET', urls: [`http://127.0.0.1:${BARE_PORT}/${index}`], headers: {} };
  await requestsPerSecond({ ...real, seconds: 2 });
  await requestsPerSecond({ ...plain, seconds: 2 });
  const rates = { sql: [] as number[], bare: [] as number[], server: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.sql.push((await pgbench(databaseUrl, script, load)) ?? Number.NaN);
    rates.bare.push(await requestsPerSecond(plain));
    rates.server.push(await requestsPerSecond(real));
  }
  const [sql, bareRate, serverRate] = [median(rates.sql), median(rates.bare), median(rates.server)];
  const floor: Finding[] = Number.isNaN(sql)
    ? []
    : [
        { what: `${name}: pgbench`, value: sql, unit: '/s' },
        { what: `${name}: server / pgbench`, value: serverRate / sql, unit: '', budget: { atLeast: aim.ofPgbench } },
      ];
  return [
    ...floor,
    { what: `${name}: bare handler`, value: bareRate, unit: '/s' },
    { what: `${name}: server`, value: serverRate, unit: '/s' },
    { what: `${name}: server / bare handler`, value: serverRate / bareRate, unit: '', budget: { atLeast: aim.ofBare } },
  ];
}

function startServer(databaseUrl: string) {
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    PORT: String(SERVER_PORT),
    INBOUND_SMTP_PORT: String(SERVER_PORT + 2),
    BASE_URL: `http://127.0.0.1:${SERVER_PORT}`,
    SECRET: 'bench-bench-bench-bench-bench-bench',
    LOG_LEVEL: 'warn',
    JOBS: 'false',
    DATA_DIR: '.data/bench-files',
  };
  return startProgram(main, env, `http://127.0.0.1:${SERVER_PORT}/readyz`);
}

async function startBare(databaseUrl: string, scope: Scope, measured: readonly Measured[], folder: string) {
  const file = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const handed = join(folder, 'workloads.json');
  const given: unknown[] = [];
  for (const { index, workload, statements } of measured)
    given[index] = { isWrite: workload.method === 'POST', statements, leadIds: leadsFor(workload, scope) };
  const whole = Array.from(given, (each) => each ?? { isWrite: false, statements: [], leadIds: [] });
  await writeFile(handed, JSON.stringify({ workloads: whole }));
  const env = { DATABASE_URL: databaseUrl, PORT: String(BARE_PORT), WORKLOADS: handed };
  return startProgram(file, env, `http://127.0.0.1:${BARE_PORT}/`);
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
