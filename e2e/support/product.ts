import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownSettings } from '../../scripts/support/own-settings.ts';
import { startProduct } from '../../scripts/support/product.ts';
import { removeAdvisers } from './people.ts';

/** Playwright's global setup: starts the whole product once for all journeys, with its own ports and folder. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-journeys-'));
  // As behind a proxy: calls without a browser name the address they come from.
  const settings = await ownSettings(folder, { TRUST_PROXY: '1', FLAG_CHAT: 'true' });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const product = await startProduct({ settings, say, output: { raw: false, folder: join(folder, 'logs'), say } });
  process.env['PLAYWRIGHT_TEST_BASE_URL'] = settings.baseUrl;
  process.env['SANDBOX_URL'] = settings.sandbox?.url;
  process.env['INBOUND_SMTP_URL'] = `smtp://127.0.0.1:${settings.inboundPort}`;
  process.env['JOURNEYS_DATABASE_URL'] = product.databaseUrl;
  await removeAdvisers();
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
