import { readFile } from 'node:fs/promises';
import { createServer, type Server } from '#app/server.ts';
import { ConfigError, readConfig } from '#platform/config/config.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { systemClock } from '#platform/time/clock.ts';

/** Reads the environment, brings the database to shape, and serves until told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  await migrate(config.databaseUrl, (line) => log.info(line));
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  const demoAccounts = config.demoData ? (await import('#demo/demo-accounts.ts')).DEMO_ACCOUNTS : [];
  const server = await createServer({ config, log, clock: systemClock, release: version, demoAccounts });
  if (config.demoData) await loadDemo(server, log);
  if (config.inbound.isOpen) await server.mail.listen();
  await server.app.listen({ port: config.port, host: config.host });
  log.info(`listening on ${config.baseUrl}`);

  let stopping = false;
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info(`${signal}: finishing what is under way`);
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

/** Loaded only where it is wanted: a production server never reads these files. */
async function loadDemo(server: Server, log: Log): Promise<void> {
  const { loadDemoData } = await import('#demo/load-demo-data.ts');
  if (await loadDemoData(server, systemClock.now())) log.info('demo data loaded');
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
