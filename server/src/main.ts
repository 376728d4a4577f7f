import { readFile } from 'node:fs/promises';
import { prepareDatabase } from '#app/prepare-database.ts';
import { runConfigured } from '#app/run-configured.ts';
import { createServer } from '#app/server.ts';
import type { Config } from '#platform/config/config.ts';
import type { Db } from '#platform/db/db.ts';
import type { Log } from '#platform/log/log.ts';
import { systemClock } from '#platform/time/clock.ts';

/** Longer than any call or job under way may take; then the process ends without them. */
const DRAIN_LIMIT_MS = 30_000;

/** Reads the environment, brings the database to shape, and serves until told to stop. */
async function main(config: Config, log: Log): Promise<void> {
  // Before there are workers, so that nothing else writes in the meantime.
  await prepareDatabase(config, log);
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const demoAccounts = config.demoData ? (await import('#demo/demo-accounts.ts')).DEMO_ACCOUNTS : [];
  const server = await createServer({ config, log, clock: systemClock, release: version, demoAccounts });
  if (config.demoData) await tellBank({ config, db: server.db, log });
  if (config.inbound.isOpen) await server.mail.listen();
  await server.app.listen({ port: config.port, host: config.host });
  log.info(`listening on ${config.baseUrl}`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
    server.drain();
    setTimeout(finish, config.drainSeconds * 1000);
  };
  const finish = () => {
    setTimeout(() => {
      log.error('did not finish what was under way in time');
      process.exit(1);
    }, DRAIN_LIMIT_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** The sandbox’s bank must know the charges of the demo data. Nobody waits for it: it starts beside this process. */
async function tellBank({ config, db, log }: { config: Config; db: Db; log: Log }): Promise<void> {
  const [sandbox] = config.trustedOrigins;
  if (!sandbox) return;
  const { findDemoCharges, tellSandboxBank } = await import('#demo/demo-bank.ts');
  const charges = await db.system(findDemoCharges);
  void tellSandboxBank(sandbox, charges).then((isTold) => isTold || log.warn('the bank knows no demo charges'));
}

await runConfigured(main);
