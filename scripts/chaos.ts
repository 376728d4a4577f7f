import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runChaos } from './support/chaos.ts';
import { canMount, describeDisk, fillDisk } from './support/chaos-disk.ts';
import { describeFigures, findOff } from './support/chaos-figures.ts';
import { findQuotesOff } from './support/chaos-quote-figures.ts';
import { explain, say } from './support/console.ts';

const text = { type: 'string' } as const;
const folder = mkdtempSync(join(tmpdir(), 'bellbird-chaos-'));
try {
  const { values } = parseArgs({
    options: { writes: text, 'server-kills': text, 'database-kills': text, streams: text, quotes: text },
  });
  const databaseKills = Number(values['database-kills'] ?? 50);
  const quotes = Number(values.quotes ?? 1000);
  const figures = await runChaos({
    folder,
    writes: Number(values.writes ?? 10_000),
    plan: {
      'server killed': Number(values['server-kills'] ?? 100),
      'database killed': databaseKills,
      'database restarted': Math.ceil(databaseKills / 5),
      'clock moved': 8,
    },
    streams: Number(values.streams ?? 1000),
    withPayments: true,
    quotes,
    say,
  });
  for (const line of describeFigures(figures)) say(line);
  const disk = canMount ? await fillDisk(folder, say) : undefined;
  say(disk ? describeDisk(disk) : 'A full disk was not tried: it takes root on Linux.');
  const off = [
    ...findOff(figures),
    ...(figures.quotes ? findQuotesOff(figures.quotes, quotes) : []),
    ...(disk && disk.lost > 0 ? [`${disk.lost} writes were lost on the full disk`] : []),
  ];
  for (const line of off) say(`Off: ${line}.`);
  say(off.length === 0 ? 'Nothing was lost and nothing was doubled.' : 'This must not happen.');
  process.exitCode = off.length === 0 ? 0 : 1;
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// Writers and couples of a run that broke off still wait for their turn.
process.exit();
