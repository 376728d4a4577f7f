import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runChaos } from './support/chaos.ts';
import { findOff } from './support/chaos-figures.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellbird-chaos-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('server and database killed while vendors write and the mail server has a bad day: nothing lost, nothing doubled', async () => {
  const options = { folder, writes: 100, serverKills: 1, databaseKills: 1, say: () => undefined };
  const figures = await runChaos(options);
  // How long it took depends on the machine; what happened does not.
  expect(findOff({ ...figures, recoveries: { server: [], database: [] } })).toEqual([]);
  expect(figures).toMatchObject({ acknowledged: 100, stored: 100 });
  expect([figures.recoveries.server.length, figures.recoveries.database.length]).toEqual([1, 1]);
  expect(figures.unconfirmed).toBeGreaterThan(0);
});
