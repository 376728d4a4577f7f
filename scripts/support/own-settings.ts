import { freePorts } from './ports.ts';
import { readSettings, type Settings } from './settings.ts';

/** Settings of a product that is isolated from any other on this machine: its own ports and a given folder. */
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
