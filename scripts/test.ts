import { say } from './support/console.ts';
import { BUILD, GATES, runGates } from './support/gates.ts';
import { prepareDemoData } from './support/prepared-data.ts';
import { runJourneys, runVitest } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

// Built before the tests: those that start the product would build it beside the others otherwise.
const before = [await runGates(GATES), await runGates([BUILD])];
say('Loading the demo data for all tests …');
const removeDemoData = await prepareDemoData(() => undefined).catch((error: unknown) => {
  // Each product then loads its own, and says what is wrong.
  say(`That failed: ${error instanceof Error ? error.message : String(error)}`);
  return () => undefined;
});
conclude([...before, await runVitest(), await runJourneys()]);
removeDemoData();
