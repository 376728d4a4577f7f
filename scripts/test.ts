import { say } from './support/console.ts';
import { BUILD, GATES, runGates } from './support/gates.ts';
import { runJourneys, runVitest } from './support/suites.ts';

const gates = await runGates(GATES);
const tests = await runVitest();
const build = await runGates([BUILD]);
const journeys = await runJourneys();

const passed = gates.passed + tests.passed + build.passed + journeys.passed;
const failed = gates.failed + tests.failed + build.failed + journeys.failed;
const skipped = tests.skipped + journeys.skipped;

say('');
say(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
