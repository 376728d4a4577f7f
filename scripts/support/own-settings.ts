import { freePorts } from './ports.ts';
import { readSettings, type Settings } from './settings.ts';

/** The settings of a product that meets no other on this machine: ports of its own, and a folder that is given. */
export async function ownSettings(dataDir: string, more: Readonly<Record<string, string>> = {}): Promise<Settings> {
  const [port, sandboxPort, smtpPort, inboundPort] = await freePorts(4);
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
