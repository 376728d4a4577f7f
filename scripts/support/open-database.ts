import { runningDatabaseUrl, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { say } from './console.ts';
import { databaseFolder } from './product-database.ts';
import type { Settings } from './settings.ts';

/** The product’s database: configured, already running, or started for the duration. */
export async function openDatabase({ databaseUrl, dataDir }: Pick<Settings, 'databaseUrl' | 'dataDir'>): Promise<{
  url: string;
  close: () => Promise<void>;
}> {
  const folder = databaseFolder(dataDir);
  const url = databaseUrl ?? runningDatabaseUrl(folder);
  if (url) return { url, close: async () => undefined };
  const started = await startEmbeddedPostgres({ dataDir: folder, log: say });
  return { url: started.url, close: () => started.stop() };
}
