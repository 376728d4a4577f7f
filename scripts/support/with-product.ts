import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { untilStopped } from './console.ts';
import { ownSettings } from './own-settings.ts';
import { StartRefused } from './ports.ts';
import { startProduct } from './product.ts';
import type { Settings } from './settings.ts';

type Options = {
  /** Part of the folder's name. */
  name: string;
  say: (line: string) => void;
  environment?: Readonly<Record<string, string>>;
  serverFlags?: string[];
};

export type Running = {
  settings: Settings;
  databaseUrl: string;
  /** Of the server and its database. */
  pids: readonly number[];
  /** A folder that is deleted at the end. */
  folder: string;
  /** Aborted when the person interrupts. */
  signal: AbortSignal;
  /** What has to be closed at the end, last opened first. */
  atEnd: (close: () => Promise<unknown>) => void;
};

/**
 * Does something with a product of its own, with demo data, and leaves neither a process nor a folder behind, whether it
 * succeeds, fails or is interrupted.
 */
export async function withProduct<T>(options: Options, work: (running: Running) => Promise<T>): Promise<T> {
  const { name, say, environment, serverFlags = [] } = options;
  const interrupted = new AbortController();
  const stopped = untilStopped();
  void stopped.then(() => interrupted.abort());
  const folder = mkdtempSync(join(tmpdir(), `bellbird-${name}-`));
  const closing: (() => Promise<unknown>)[] = [];
  const atEnd = (close: () => Promise<unknown>) => void closing.push(close);
  try {
    const settings = await ownSettings(folder, environment);
    const output = { raw: false, folder: join(folder, 'logs'), say: () => {} } as const;
    const product = await startProduct({ settings, say, output, serverFlags, cancelled: stopped });
    atEnd(product.stop);
    const { databaseUrl } = product;
    const pids = [product.serverPid(), product.databasePid()].filter((pid) => pid !== undefined);
    const working = work({ settings, databaseUrl, pids, folder, signal: interrupted.signal, atEnd });
    // When it is interrupted, it fails again later because its browser is gone.
    working.catch(() => undefined);
    return await Promise.race([working, stopped.then(() => Promise.reject(new StartRefused('Interrupted.')))]);
  } finally {
    for (const close of closing.toReversed()) await close().catch((error: unknown) => say(String(error)));
    rmSync(folder, { recursive: true, force: true });
  }
}
