import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import { ownSettings, PREPARED } from './own-settings.ts';
import { startProduct } from './product.ts';

/**
 * Loads the demo data once for a whole test run: drawing its pictures takes longer than many of the tests that start a
 * product of their own. Returns how to remove it.
 */
export async function prepareDemoData(say: (line: string) => void): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-prepared-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const settings = await ownSettings(join(folder, 'data'));
    const output = { raw: false, folder: join(folder, 'logs'), say } as const;
    const product = await startProduct({ settings, say, output, buildPanel: false });
    await forgetAddresses(product.databaseUrl).finally(product.stop);
    process.env[PREPARED] = settings.dataDir;
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}

/** One step writes an address of the sandbox: each copy does it again, with its own. */
async function forgetAddresses(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    await client.query(`delete from followed_calendars`);
    await client.query(`delete from demo_steps where name = 'followed calendars'`);
  } finally {
    await client.end();
  }
}
