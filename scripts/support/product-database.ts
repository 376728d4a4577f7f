import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import type { Settings } from './settings.ts';

type Database = { url: string; pid: () => number | undefined; stop: () => Promise<void> };

const DATABASE_PAUSE_MS = 2000;

/** The folder of the embedded database below the data folder. */
export function databaseFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

/** The embedded PostgreSQL, started again whenever it ends; or the one that the settings name. */
export async function startDatabase(
  { dataDir, databaseUrl }: Settings,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Database> {
  if (databaseUrl) return { url: databaseUrl, pid: () => undefined, stop: async () => undefined };
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) say('Making the database …');
  const start = (more: { signal?: AbortSignal } = {}) => startEmbeddedPostgres({ dataDir: folder, log: say, ...more });
  let current: EmbeddedPostgres = await start({ signal });
  let stopping = false;
  let restart = Promise.resolve();
  const again = async () => {
    await current.exited;
    if (stopping) return;
    say('PostgreSQL ended unexpectedly; starting it again.');
    restart = untilRestarted();
    await restart;
    void again();
  };
  // A full disk is emptied again: it is tried until it starts, and everything else waits for it.
  const untilRestarted = async () => {
    await current.stop();
    for (;;) {
      if (stopping) return;
      try {
        current = await start();
        return;
      } catch (error) {
        say(`PostgreSQL did not start: ${error instanceof Error ? error.message : String(error)}`);
        await wait(DATABASE_PAUSE_MS);
      }
    }
  };
  void again();
  return {
    url: current.url,
    pid: () => current.pid,
    stop: async () => {
      stopping = true;
      await restart;
      await current.stop();
    },
  };
}
