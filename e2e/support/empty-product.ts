import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownSettings } from '../../scripts/support/own-settings.ts';
import { startProduct } from '../../scripts/support/product.ts';

export type EmptyProduct = {
  baseUrl: string;
  /** `npm run account`, the only command that a new instance needs. */
  account: (...given: string[]) => Promise<void>;
  stop: () => Promise<void>;
};

const OUTSIDE = ['SANDBOX_URL', 'INBOUND_SMTP_URL'] as const;

/**
 * A second product as it is in production before anybody has used it: no demo data, and a second factor for the team.
 * Until it stops, couples, mails and the bank of this process are those of its own sandbox.
 */
export async function startEmptyProduct(): Promise<EmptyProduct> {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-empty-'));
  const more = { DEMO_DATA: 'false', TEAM_SECOND_FACTOR: 'true', TRUST_PROXY: '1', FLAG_CHAT: 'true' };
  const settings = await ownSettings(folder, more);
  const say = (line: string) => process.stderr.write(`${line}\n`);
  const output = { raw: false, folder: join(folder, 'logs'), say };
  // The journeys have built the panel already.
  const product = await startProduct({ settings, say, output, buildPanel: false });
  const before = OUTSIDE.map((name) => [name, process.env[name]] as const);
  process.env['SANDBOX_URL'] = settings.sandbox?.url;
  process.env['INBOUND_SMTP_URL'] = `smtp://127.0.0.1:${settings.inboundPort}`;
  return {
    baseUrl: settings.baseUrl,
    account: async (...given) => {
      const script = join(import.meta.dirname, '../../server/src/account.ts');
      const env = { ...process.env, ...settings.environment, DATABASE_URL: product.databaseUrl };
      await promisify(execFile)(process.execPath, [script, ...given], { env });
    },
    stop: async () => {
      for (const [name, value] of before) if (value !== undefined) process.env[name] = value;
      await product.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
