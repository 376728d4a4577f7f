import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FACTORY_PASSWORD } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { PRODUCTION } from '@bellbird/server/src/testing/production.ts';
import type { Statement } from './capture.ts';
import { startProgram } from './program.ts';
import { BENCH_USERNAME } from './scale.ts';
import type { Scope } from './scope.ts';
import { type Workload, leadsFor } from './workloads.ts';

export const SERVER_PORT = Number(process.env['BENCH_PORT'] ?? 3310);
export const BARE_PORT = SERVER_PORT + 1;

/** A call with the SQL it sends, and its number in the bare handler. */
export type Measured = { workload: Workload; statements: Statement[]; index: number };

/** The memory settings of the Dockerfile. */
const NODE_FLAGS = ['--max-semi-space-size=16'];
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The product’s server as it runs in production, without jobs. */
export function startServer(databaseUrl: string) {
  const main = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
  const env = {
    ...FRUGAL,
    ...PRODUCTION,
    DATABASE_URL: databaseUrl,
    PORT: String(SERVER_PORT),
    INBOUND_SMTP_PORT: String(SERVER_PORT + 2),
    BASE_URL: `http://127.0.0.1:${SERVER_PORT}`,
    SECRET: 'bench-bench-bench-bench-bench-bench',
    LOG_LEVEL: 'warn',
    JOBS: 'false',
    DATA_DIR: '.data/bench-files',
  };
  return startProgram(main, env, `http://127.0.0.1:${SERVER_PORT}/readyz`, NODE_FLAGS);
}

/** The bare handler for the same calls. */
export async function startBare(databaseUrl: string, scope: Scope, measured: readonly Measured[], folder: string) {
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

/** The headers of a session. */
export async function signIn(username = BENCH_USERNAME): Promise<Record<string, string>> {
  const answer = await fetch(`http://127.0.0.1:${SERVER_PORT}/api/access-tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: FACTORY_PASSWORD }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string; consumerKey: string } };
  return { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
}
