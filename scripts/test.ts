import { say } from './support/console.ts';
import { BUILD, GATES, runGates } from './support/gates.ts';
import { prepareDemoData } from './support/prepared-data.ts';
import { runJourneys, runProductTests, runUnitTests } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

say('Building the panel and loading the demo data for all tests …');
// Before the tests: those that start the product would do both beside the others otherwise. Each keeps one processor busy.
const [build, removeDemoData] = await Promise.all([runGates([BUILD]), loadDemoData()]);
// Two processors are never idle: what waits runs beside what computes, and then the gates do.
const products = runProductTests();
const gates = products.then(() => runGates(GATES));
const tests = await Promise.all([runUnitTests(), products]);
conclude([build, ...tests, await runJourneys(), await gates]);
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
