import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import { say } from './support/console.ts';
import { databaseFolder } from './support/product-database.ts';
import { readSettings } from './support/settings.ts';

const { dataDir } = readSettings(process.env);
const owner = runningOwner(join(databaseFolder(dataDir), 'starter.lock'));

if (owner) {
  say(`Bellbird (process ${owner.pid}) is running on ${dataDir}. Stop it first; nothing was deleted.`);
  process.exitCode = 1;
} else if (!existsSync(dataDir)) {
  say(`There is nothing at ${dataDir}.`);
} else if (!looksLikeOurs()) {
  say(`${dataDir} was not made by Bellbird; nothing was deleted.`);
  process.exitCode = 1;
} else if (await agreed()) {
  rmSync(dataDir, { recursive: true });
  say(`Deleted ${dataDir}. The next start begins afresh.`);
} else {
  say('Nothing was deleted.');
}

// A wrong DATA_DIR must not cost anybody a folder of their own.
function looksLikeOurs(): boolean {
  return existsSync(join(databaseFolder(dataDir), 'password'));
}

async function agreed(): Promise<boolean> {
  if (process.argv.includes('--yes')) return true;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete everything in ${dataDir}, the database included? (yes/no) `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}
