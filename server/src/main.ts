import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from '#app/server.ts';
import { type Config, ConfigError, readConfig } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import { createLog, type Log } from '#platform/log/log.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { systemClock } from '#platform/time/clock.ts';

/** Longer than any call or job under way may take; then the process ends without them. */
const DRAIN_LIMIT_MS = 30_000;
/** Loading competes with nobody, but the machine may be busy with other starts. */
const PATIENT = { connectMs: 60_000, statementMs: 300_000 };

/** Reads the environment, brings the database to shape, and serves until told to stop. */
async function main(config: Config, log: Log): Promise<void> {
  await migrate(config.databaseUrl, (line) => log.info(line));
  const { version } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string;
  };
  // Before there are workers, so that nothing else writes in the meantime.
  if (config.demoData) await loadDemo(config, log);
  const demoAccounts = config.demoData ? (await import('#demo/demo-accounts.ts')).DEMO_ACCOUNTS : [];
  const server = await createServer({
    config,
    log,
    clock: systemClock,
    release: version,
    demoAccounts,
    untilPanelIsBuilt: process.argv.includes('--wait-for-panel') ? untilPanelIsBuilt : undefined,
  });
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

/** A first start builds the panel while the database is prepared, and sends a word when it is there. */
async function untilPanelIsBuilt(): Promise<void> {
  // Only what is waited for keeps the process alive.
  process.channel?.ref();
  await once(process, 'message');
  process.channel?.unref();
}

/** Loaded only where it is wanted: a production server never reads these files. */
async function loadDemo(config: Config, log: Log): Promise<void> {
  const { loadDemoData } = await import('#demo/load-demo-data.ts');
  const { findDemoCharges, tellSandboxBank } = await import('#demo/demo-bank.ts');
  const db = openDb({ url: config.databaseUrl, poolSize: 2, limits: PATIENT, onError: () => undefined });
  try {
    // At any level: those who wait for the server take a long silence for its end.
    const told = log.child({ isProgress: true }, { level: 'info' });
    const progress = (line: string) => told.info(line);
    const outsideCalendar = findSandboxCalendar(config);
    const ports = { db, storage: openStorage(config.storageUrl), ...(outsideCalendar && { outsideCalendar }) };
    await loadDemoData(ports, systemClock.now(), progress);
    const [sandbox] = config.trustedOrigins;
    if (sandbox) {
      const charges = await db.system(findDemoCharges);
      // Nobody waits for it: the bank starts beside this process.
      void tellSandboxBank(sandbox, charges).then((isTold) => isTold || log.warn('the bank knows no demo charges'));
    }
  } finally {
    await db.close();
  }
}

/** The calendar that the sandbox serves for the demo’s photographer. */
function findSandboxCalendar({ trustedOrigins, keyring }: Config): { address: string; host: string } | undefined {
  const [origin] = trustedOrigins;
  if (!origin) return undefined;
  const address = keyring.sealer('calendar addresses').seal(`${origin}/calendars/imogen.ics`);
  return { address, host: new URL(origin).host };
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  await main(config, log).catch((error: unknown) => {
    log.fatal({ err: error }, 'Bellbird did not start');
    // Connections and workers that are open already would keep the process alive without serving anybody.
    process.exit(1);
  });
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
