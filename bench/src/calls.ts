import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from './capture.ts';
import { requestsPerSecond } from './load.ts';
import { pgbench } from './pgbench.ts';
import { type Finding, median } from './report.ts';
import { type Scope, scopeOf } from './scope.ts';
import { BARE_PORT, type Measured, SERVER_PORT, signIn, startBare, startServer } from './servers.ts';
import { asPgbenchScript } from './statements.ts';
import { leadsFor, workloads } from './workloads.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SECONDS = Number(process.env['SECONDS_EACH'] ?? 6);
const CONNECTIONS = 32;
const load = { seconds: SECONDS, connections: CONNECTIONS };

/** Common calls against the same SQL in pgbench and against a bare handler, in alternating runs. */
export async function benchCalls(databaseUrl: string, only?: string): Promise<Finding[]> {
  const scope = await scopeOf(databaseUrl);
  const all = workloads(scope);
  const heard = await capture(databaseUrl, all, scope);
  const measured = all
    .map((workload, index) => ({ workload, statements: heard[index]?.statements ?? [], index }))
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
  const real = {
    ...load,
    method,
    urls: leadIds.map((id) => `http://127.0.0.1:${SERVER_PORT}/api${path.replace('{lead}', String(id))}`),
    headers,
    ...(body && { body: JSON.stringify(body) }),
  };
  const plain = { ...load, method: 'GET' as const, urls: [`http://127.0.0.1:${BARE_PORT}/${index}`], headers: {} };
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
