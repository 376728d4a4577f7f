import { execFileSync } from 'node:child_process';
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '@bellbird/server/src/platform/backup/table-rows.ts';
import { signInVendor } from './chaos-vendor.ts';
import { ownSettings } from './own-settings.ts';
import { startProduct } from './product.ts';

/** What became of the writes around the full disk. */
export type DiskFigures = { acknowledged: number; acknowledgedWhileFull: number; lost: number; backAfterMs: number };

const DISK_MB = 700;
const WRITES = 100;
const FULL_MS = 10_000;
const BACK_LIMIT_MS = 120_000;

/** Whether a small disk of our own can be had here. */
export const canMount = process.platform === 'linux' && process.getuid?.() === 0;

/** Database and files are on a small disk, which fills up while vendors write, and is emptied again. */
export async function fillDisk(folder: string, say: (line: string) => void): Promise<DiskFigures> {
  const disk = join(folder, 'disk');
  // The account that PostgreSQL runs as has to get there.
  chmodSync(folder, 0o711);
  mkdirSync(disk, { mode: 0o711 });
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=711`, 'tmpfs', disk]);
  try {
    const settings = await ownSettings(join(disk, 'data'), { LOG_LEVEL: 'error' });
    const output = { raw: false, folder: join(folder, 'disk-logs'), say: () => undefined } as const;
    const product = await startProduct({ settings, say: () => undefined, output, buildPanel: false });
    try {
      const vendor = await signInVendor(settings.baseUrl);
      let next = 0;
      let isOver = false;
      const writing = (async () => {
        while (!isOver) await vendor.write((next += 1));
      })();
      while (vendor.acknowledged.size < WRITES) await wait(10);
      const filler = fill(join(disk, 'filler'));
      say('the disk is full');
      const before = vendor.acknowledged.size;
      await wait(FULL_MS);
      // A few more fit into what is already reserved; then nothing is acknowledged that cannot be kept.
      const during = vendor.acknowledged.size - before;
      rmSync(filler);
      const emptiedAt = performance.now();
      const reached = vendor.acknowledged.size;
      while (vendor.acknowledged.size < reached + WRITES) {
        if (performance.now() - emptiedAt > BACK_LIMIT_MS)
          throw new Error('It did not recover when the disk was emptied.');
        await wait(10);
      }
      const backAfterMs = performance.now() - emptiedAt;
      isOver = true;
      await writing;
      const lost = await countLost(product.databaseUrl, vendor.acknowledged);
      return { acknowledged: vendor.acknowledged.size, acknowledgedWhileFull: during, lost, backAfterMs };
    } finally {
      await product.stop();
    }
  } finally {
    execFileSync('umount', ['--lazy', disk]);
  }
}

/** Writes until nothing more fits. */
function fill(file: string): string {
  const handle = openSync(file, 'w');
  try {
    for (let size = 1 << 20; size >= 1; size = Math.floor(size / 16)) {
      const chunk = Buffer.alloc(size);
      while (writes(handle, chunk));
    }
  } finally {
    closeSync(handle);
  }
  return file;
}

function writes(handle: number, chunk: Buffer): boolean {
  try {
    return writeSync(handle, chunk) === chunk.length;
  } catch {
    return false;
  }
}

async function countLost(url: string, acknowledged: ReadonlySet<string>): Promise<number> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ marker: string }>(
      `select substring(body from 'chaos-[0-9]{6}') as marker from lead_messages where body like '%chaos-%'`,
    );
    const stored = new Set(rows.map(({ marker }) => marker));
    return [...acknowledged].filter((marker) => !stored.has(marker)).length;
  } finally {
    await client.end();
  }
}

export function describeDisk({ acknowledged, acknowledgedWhileFull, lost, backAfterMs }: DiskFigures): string {
  const back = (backAfterMs / 1000).toFixed(1);
  return `disk full: ${acknowledged} acknowledged (${acknowledgedWhileFull} while full), ${lost} lost; ${WRITES} more within ${back} s of being emptied`;
}
