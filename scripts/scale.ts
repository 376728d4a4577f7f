import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { explain, say } from './support/console.ts';
import { describeScale, findScaleFaults, runScale } from './support/scale.ts';

const folder = mkdtempSync(join(tmpdir(), 'bellbird-scale-'));
try {
  const { values } = parseArgs({ options: { restarts: { type: 'string' } } });
  const figures = await runScale({ folder, restarts: Number(values.restarts ?? 3), withFailover: true, say });
  for (const line of describeScale(figures)) say(line);
  const faults = findScaleFaults(figures);
  for (const line of faults) say(`Off: ${line}.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
