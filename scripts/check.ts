import { say } from './support/console.ts';
import { GATES, runGates } from './support/gates.ts';
import { runVitest } from './support/suites.ts';

const gates = await runGates(GATES);
const tests = await runVitest(['contract', 'panel', 'panel-streams']);
const failed = gates.failed + tests.failed;

say('');
say(`${gates.passed + tests.passed} passed, ${failed} failed, ${tests.skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
