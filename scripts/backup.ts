import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeBackup } from '@bellbird/server/src/platform/backup/backup.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { openStorage } from '@bellbird/server/src/platform/storage/storage.ts';
import { explain, say } from './support/console.ts';
import { openDatabase } from './support/open-database.ts';
import { inProject } from './support/paths.ts';
import { readSettings } from './support/settings.ts';

try {
  const settings = readSettings(process.env);
  const now = new Date();
  const name = now.toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = resolve(process.argv[2] ?? join(settings.dataDir, '..', 'backups', name));
  const { version } = JSON.parse(await readFile(inProject('server/package.json'), 'utf8')) as { version: string };
  const database = await openDatabase(settings);
  try {
    const { keyring, storageUrl } = readConfig({ ...settings.environment, DATABASE_URL: database.url });
    const storage = openStorage(storageUrl);
    await makeBackup({ databaseUrl: database.url, storage, keyring, release: version, folder, now, progress: say });
  } finally {
    await database.close();
  }
  say(`Backed up to ${folder}. It contains personal data: keep it as safe as the database, and SECRET elsewhere.`);
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
