import { say } from './support/console.ts';
import { BUILD, GATES, runGates } from './support/gates.ts';
import { prepareDemoData } from './support/prepared-data.ts';
import { runAllVitest, runJourneys } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

const gates = await runGates(GATES);
say('Building the panel and loading the demo data for all tests …');
// Before the tests: those that start the product would do both beside the others otherwise. Each keeps one processor busy.
const [build, removeDemoData] = await Promise.all([runGates([BUILD]), loadDemoData()]);
conclude([gates, build, ...(await runAllVitest()), await runJourneys()]);
removeDemoData();

async function loadDemoData(): Promise<() => void> {
  try {
    return await prepareDemoData(() => undefined);
  } catch (error) {
    // Each product then loads its own, and says what is wrong.
    say(`The demo data could not be loaded: ${error instanceof Error ? error.message : String(error)}`);
    return () => undefined;
  }
}
