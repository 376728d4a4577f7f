import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runChaos } from './support/chaos.ts';
import { findOff } from './support/chaos-figures.ts';
import { findQuotesOff } from './support/chaos-quote-figures.ts';

const DAYS = 12;
/** A start with demo data, four bad events and everything after them: half a minute, or many on a busy machine. */
const PATIENCE_MS = 1_200_000;
const folder = mkdtempSync(join(tmpdir(), 'bellbird-chaos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'server and database killed while vendors write, couples say yes and everybody outside has a bad day: nothing lost, nothing doubled',
  async () => {
    const plan = { 'server killed': 1, 'database killed': 1, 'database restarted': 0, 'clock moved': 2 };
    const options = {
      folder,
      writes: 100,
      plan,
      streams: 20,
      withPayments: false,
      quotes: DAYS,
      isHurried: true,
      say: () => undefined,
    };
    const figures = await runChaos(options);
    // How long it took depends on the machine; what happened does not.
    const timeless = { 'server killed': [], 'database killed': [], 'database restarted': [], 'clock moved': [] };
    expect(findOff({ ...figures, recoveries: timeless })).toEqual([]);
    expect(figures).toMatchObject({ acknowledged: 101, stored: 101, filesUploaded: 2 });
    expect(Object.values(figures.recoveries).map((times) => times.length)).toEqual([1, 1, 0, 2]);
    expect(figures.quotes && findQuotesOff(figures.quotes, DAYS)).toEqual([]);
    expect(figures.quotes?.webhooks).toBeGreaterThan(0);
    expect(figures.unconfirmed).toBeGreaterThan(0);
  },
  PATIENCE_MS,
);
