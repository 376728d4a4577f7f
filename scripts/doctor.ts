import dns from 'node:dns/promises';
import { examineValues } from '@bellbird/server/src/app/examine-values.ts';
import { readConfig } from '@bellbird/server/src/platform/config/config.ts';
import { examineAll } from '@bellbird/server/src/platform/health/doctor.ts';
import { examine } from '@bellbird/server/src/platform/health/finding.ts';
import { explain, say } from './support/console.ts';
import { openDatabase } from './support/open-database.ts';
import { readSettings } from './support/settings.ts';

const SIGNS = { fine: '✓', note: '!', fault: '✗' } as const;

try {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings);
  try {
    const config = readConfig({ ...settings.environment, DATABASE_URL: database.url });
    const services = await examineAll(config, dns);
    const findings = [...services, await examine('Sealed values', () => examineValues(config))];
    for (const { what, state, lines } of findings) {
      const [first = '', ...more] = lines;
      say(`${SIGNS[state]} ${`${what}:`.padEnd(16)} ${first}`);
      for (const line of more) say(`${' '.repeat(19)}${line}`);
    }
    const faults = findings.filter(({ state }) => state === 'fault').length;
    say(faults === 0 ? 'Bellbird can run with this configuration.' : `${faults} to fix before Bellbird can run.`);
    process.exitCode = faults === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
