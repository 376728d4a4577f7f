import { migrate } from '@bellbird/server/src/platform/db/migrate.ts';
import pg from 'pg';
import { openBenchDatabase } from './database.ts';
import { makeData } from './make-data.ts';
import { SCALE } from './scale.ts';

/** `npm run bench:data`: generates the data. */
export async function prepare(url: string, options: { anew: boolean }): Promise<void> {
  if (!options.anew && (await hasData(url))) return migrate(url);
  await recreate(url);
  await migrate(url);
  console.log(
    `making ${SCALE.leads.toLocaleString('en-AU')} leads and ${SCALE.messages.toLocaleString('en-AU')} messages`,
  );
  const started = performance.now();
  await makeData(url, (line) => console.log(`  ${line}`));
  console.log(`made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function hasData(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // A bench may have added vendors of its own; the slugs of the generated ones begin with ‘bench’.
    const { rows } = await client.query<{ providers: number; leads: number }>(
      `select (select count(*) from providers where slug like 'bench-%')::int as providers,
         (select count(*) from leads)::int as leads`,
    );
    const [found] = rows;
    return found !== undefined && found.providers === SCALE.providers && found.leads >= SCALE.leads;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** An empty database of the same name: cheaper than deleting a million rows. */
async function recreate(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const client = new pg.Client({ connectionString: new URL('/postgres', url).href });
  await client.connect();
  await client.query(`drop database if exists "${name}" with (force)`);
  await client.query(`create database "${name}"`);
  await client.end();
}

if (import.meta.main) {
  const database = await openBenchDatabase();
  try {
    await prepare(database.url, { anew: true });
  } finally {
    await database.stop();
  }
}
