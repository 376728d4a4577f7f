import { join, resolve } from 'node:path';
import { restoreBackup } from '@bellbird/server/src/platform/backup/restore.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { DataFolderInUse, runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import { openStorage } from '@bellbird/server/src/platform/storage/storage.ts';
import { explain, say } from './support/console.ts';
import { openDatabase } from './support/open-database.ts';
import { StartRefused } from './support/ports.ts';
import { databaseFolder } from './support/product-database.ts';
import { readSettings } from './support/settings.ts';

try {
  const settings = readSettings(process.env);
  const [given] = process.argv.slice(2);
  if (!given) throw new StartRefused('Name the folder of the back-up: npm run restore -- backups/2026-11-16T09-00-00');
  const owner = settings.databaseUrl ? undefined : runningOwner(join(databaseFolder(settings.dataDir), 'starter.lock'));
  if (owner) throw new DataFolderInUse(settings.dataDir, owner.pid);
  const folder = resolve(given);
  const database = await openDatabase(settings);
  try {
    const { keyring, storageUrl } = readConfig({ ...settings.environment, DATABASE_URL: database.url });
    const options = { databaseUrl: database.url, storage: openStorage(storageUrl), keyring, folder, progress: say };
    const { madeAt } = await restoreBackup(options);
    say(`Restored the back-up of ${madeAt}. Bellbird can be started.`);
  } finally {
    await database.close();
  }
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
