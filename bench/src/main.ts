import { parseArgs } from 'node:util';
import { StartRefused } from '../../scripts/support/ports.ts';
import { benchCalls } from './calls.ts';
import { benchCost } from './cost.ts';
import { prepare } from './data.ts';
import { openBenchDatabase } from './database.ts';
import { benchDesk } from './desk.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchList } from './list.ts';
import { benchMemory } from './memory.ts';
import { benchPanelBytes } from './panel-bytes.ts';
import { createReport } from './report.ts';
import { benchRowLevelSecurity } from './rls.ts';
import { benchStreams } from './streams.ts';

/**
 * `npm run bench`: measures everything in one run, as ratios, and fails if a budget is exceeded. `npm run bench --
 * panel` measures one part, `-- panel home,leads --files` lists what two pages load, `-- server search` measures one
 * call, `-- lighthouse /leads` one page, `-- memory --minutes 2` a shorter load.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { files: { type: 'boolean', default: false }, minutes: { type: 'string', default: '10' } },
});
const [only, which] = positionals;
const pages = which?.split(',') ?? [];
const report = createReport();

try {
  if (!only || only === 'panel') await benchPanelBytes(report, { only: pages, files: values.files });
  if (only === 'list') report.add(...(await benchList()));
  if (only === 'lighthouse') await benchLighthouse(report, pages);
  if (!only || ['server', 'rls', 'cost', 'streams', 'memory', 'desk'].includes(only)) {
    const database = await openBenchDatabase();
    try {
      await prepare(database.url, { anew: false });
      if (only === 'streams') report.add(...(await benchStreams(database.url)));
      if (only === 'memory') report.add(...(await benchMemory(database.url, Number(values.minutes))));
      if (only === 'desk') report.add(...(await benchDesk(database.url)));
      if (only === 'cost') report.add(...(await benchCost(database.url, which)));
      if (!only || only === 'server') report.add(...(await benchCalls(database.url, which)));
      if (!only || only === 'rls') report.add(...(await benchRowLevelSecurity(database.url)));
    } finally {
      await database.stop();
    }
  }
  process.exitCode = report.conclude() ? 0 : 1;
} catch (error) {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
}
