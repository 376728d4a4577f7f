import type { Config } from '#platform/config/config.ts';
import { openDb } from '#platform/db/db.ts';
import { migrate } from '#platform/db/migrate.ts';
import type { Log } from '#platform/log/log.ts';
import { openStorage } from '#platform/storage/storage.ts';
import { systemClock } from '#platform/time/clock.ts';

/** Loading competes with nobody, but the machine may be busy with other starts. */
const PATIENT = { connectMs: 60_000, statementMs: 300_000 };

/** Migrates the database, and fills it with demo data where that is wanted. What was done before is left alone. */
export async function prepareDatabase(config: Config, log: Log): Promise<void> {
  await migrate(config.databaseUrl, (line) => log.info(line));
  if (config.demoData) await loadDemo(config, log);
}

/** Imported only where it is wanted: a production server never reads these files. */
async function loadDemo(config: Config, log: Log): Promise<void> {
  const { loadDemoData } = await import('#demo/load-demo-data.ts');
  const db = openDb({ url: config.databaseUrl, poolSize: 2, limits: PATIENT, onError: () => undefined });
  try {
    // At any level: those who wait for the server take a long silence for its end.
    const told = log.child({ isProgress: true }, { level: 'info' });
    const outsideCalendar = findSandboxCalendar(config);
    const ports = { db, storage: openStorage(config.storageUrl), ...(outsideCalendar && { outsideCalendar }) };
    await loadDemoData(ports, systemClock.now(), (line) => told.info(line));
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
