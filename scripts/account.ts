import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runningDatabaseUrl, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { explain, say } from './support/console.ts';
import { inProject } from './support/paths.ts';
import { databaseFolder } from './support/product.ts';
import { readSettings, type Settings } from './support/settings.ts';

/** The product’s database: configured, already running, or started for the duration. */
async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = databaseFolder(dataDir);
  const url = databaseUrl ?? runningDatabaseUrl(folder);
  if (url) return { url, close: async () => undefined };
  const started = await startEmbeddedPostgres({ dataDir: folder, log: say });
  return { url: started.url, close: () => started.stop() };
}

try {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  const environment = { ...process.env, ...settings.environment, DATABASE_URL: database.url };
  const worker = spawn(process.execPath, [inProject('server', 'src', 'account.ts'), ...process.argv.slice(2)], {
    env: environment,
    stdio: 'inherit',
  });
  const [code] = (await once(worker, 'exit')) as [number | null];
  await database.close();
  process.exitCode = code ?? 1;
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
