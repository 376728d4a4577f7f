import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../scripts/support/ports.ts';
import { startProduct } from '../../scripts/support/product.ts';
import { readSettings } from '../../scripts/support/settings.ts';

/** Playwright's global setup: the whole product, on ports and a folder of its own, for all journeys together. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-journeys-'));
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const settings = readSettings({
    PATH: process.env['PATH'],
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: folder,
  });
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const product = await startProduct({ settings, say, output: { raw: false, folder: join(folder, 'logs'), say } });
  process.env['PLAYWRIGHT_TEST_BASE_URL'] = settings.baseUrl;
  process.env['SANDBOX_URL'] = settings.sandbox?.url;
  return async () => {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
