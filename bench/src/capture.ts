import { createServer } from '@bellbird/server/src/app/server.ts';
import { FACTORY_PASSWORD } from '@bellbird/server/src/domains/people/access/access.factory.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { createLog } from '@bellbird/server/src/platform/log/log.ts';
import { systemClock } from '@bellbird/server/src/platform/time/clock.ts';
import pg from 'pg';
import { BENCH_USERNAME } from './scale.ts';
import type { Scope } from './scope.ts';
import { type Workload, leadsFor } from './workloads.ts';

/** One statement as the server sent it. */
export type Statement = { text: string; values: unknown[] };
/** What one call sends: its statements, and how many there are together with transactions and settings. */
export type Captured = { statements: Statement[]; sent: number };

const SETTINGS = /^\s*(?:begin|commit|rollback|set |select set_config|select pg_notify)/i;

/**
 * Captures the SQL of each workload from the server’s connections, so that the comparison is always with the same SQL.
 * Left out: transactions and the customer’s setting, which the yardsticks do not need, and notifications to other
 * processes, which are sent after the commit for many calls at once.
 */
export async function capture(databaseUrl: string, workloads: readonly Workload[], scope: Scope): Promise<Captured[]> {
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: '.data/bench-files',
    JOBS: 'false',
    LOG_LEVEL: 'error',
  });
  const server = await createServer({ config, log: createLog('error'), clock: systemClock, release: 'bench' });
  const ear = listen();
  try {
    const signIn = await server.app.inject({
      method: 'POST',
      url: '/api/access-tokens',
      payload: { username: BENCH_USERNAME, password: FACTORY_PASSWORD },
    });
    const { data } = signIn.json() as { data: { accessToken: string; consumerKey: string } };
    const headers = { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey };
    const heard: Captured[] = [];
    for (const workload of workloads) {
      const { method, path, body } = workload;
      const leadId = leadsFor(workload, scope)[0] ?? 0;
      const call = async () => {
        const url = `/api${path.replace('{lead}', String(leadId))}`;
        const answer = await server.app.inject({ method, url, headers, ...(body && { payload: body }) });
        if (answer.statusCode >= 300)
          throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
      };
      await call();
      ear.clear();
      await call();
      heard.push({ statements: ear.statements(), sent: ear.sent() });
    }
    return heard;
  } finally {
    ear.stop();
    await server.close();
  }
}

type Query = string | { text: string; values?: unknown[] };

/** Captures every statement that any connection of this process sends. */
function listen() {
  let heard: Statement[] = [];
  const prototype = pg.Client.prototype as { query: (this: pg.Client, ...args: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function heardQuery(...args) {
    const [given, values] = args as [Query, unknown[] | undefined];
    if (typeof given === 'string') heard.push({ text: given, values: values ?? [] });
    else heard.push({ text: given.text, values: given.values ?? [] });
    return query.apply(this, args);
  };
  return {
    clear: () => void (heard = []),
    statements: () => heard.filter(({ text }) => !SETTINGS.test(text)),
    sent: () => heard.length,
    stop: () => void (prototype.query = query),
  };
}
