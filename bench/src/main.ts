import { benchCalls } from './calls.ts';
import { benchCost } from './cost.ts';
import { prepare } from './data.ts';
import { openBenchDatabase } from './database.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchList } from './list.ts';
import { benchPanelBytes } from './panel-bytes.ts';
import { type Finding, printReport } from './report.ts';
import { benchRowLevelSecurity } from './rls.ts';
import { benchStreams } from './streams.ts';

/**
 * `npm run bench`: measures everything in one run, as ratios, and fails if a budget is exceeded. `npm run bench --
 * panel` measures one part, `-- server search` one call, `-- lighthouse /leads` one page besides the sign-in.
 */
const only = process.argv[2];
const findings: Finding[] = [];

if (!only || only === 'panel') findings.push(...(await benchPanelBytes()));
if (only === 'list') findings.push(...(await benchList()));
if (only === 'lighthouse') findings.push(...(await benchLighthouse(process.argv[3]?.split(','))));
if (!only || only === 'server' || only === 'rls' || only === 'cost' || only === 'streams') {
  const database = await openBenchDatabase();
  try {
    await prepare(database.url, { anew: false });
    if (only === 'streams') findings.push(...(await benchStreams(database.url)));
    if (only === 'cost') findings.push(...(await benchCost(database.url, process.argv[3])));
    if (!only || only === 'server') findings.push(...(await benchCalls(database.url, process.argv[3])));
    if (!only || only === 'rls') findings.push(...(await benchRowLevelSecurity(database.url)));
  } finally {
    await database.stop();
  }
}
process.exitCode = printReport(findings) ? 0 : 1;
