import { execFileSync } from 'node:child_process';
import { freePorts } from './ports.ts';
import { readSettings, type Settings } from './settings.ts';

/** Names the folder with the demo data that a test run has prepared for all of its products (`prepared-data.ts`). */
export const PREPARED = 'PREPARED_DEMO_DATA';

/** Settings of a product that is isolated from any other on this machine: its own ports and a given, empty folder. */
export async function ownSettings(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<Settings> {
  const [port, sandboxPort, smtpPort, inboundPort] = await freePorts(4);
  const prepared = process.env[PREPARED];
  // The database's files belong to its own account, which only this keeps.
  if (prepared && more['DEMO_DATA'] !== 'false') execFileSync('cp', ['-a', `${prepared}/.`, dataDir]);
  return readSettings({
    PATH: process.env['PATH'],
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    INBOUND_SMTP_PORT: String(inboundPort),
    DATA_DIR: dataDir,
    ...more,
  });
}
