import { onTestFinished } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { type Sandbox, startSandbox } from './sandbox.ts';

/** A whole sandbox on ports of its own, closed when the test ends. */
export async function openSandbox(changes: Partial<Config> = {}, now = () => new Date()): Promise<Sandbox> {
  const config = { ...readConfig({}), port: 0, smtpPort: 0, ...changes };
  const sandbox = await startSandbox(config, { now });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** What a door answers, as a test reads it. */
export async function read<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
