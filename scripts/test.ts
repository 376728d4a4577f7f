import { say } from './support/console.ts';
import { BUILD, GATES, runGates } from './support/gates.ts';
import { prepareDemoData } from './support/prepared-data.ts';
import { type Tally, runJourneys, runVitest } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

// Before everything else: the journeys, and the tests that start the product, need the built panel.
const build = await runGates([BUILD]);
say('Loading the demo data for all tests …');
const removeDemoData = await prepareDemoData(() => undefined).catch((error: unknown) => {
  // Each product then loads its own, and says what is wrong.
  say(`That failed: ${error instanceof Error ? error.message : String(error)}`);
  return () => undefined;
});
// Beside each other: alone, each leaves a processor idle while it waits for a mail, the database or one last long test.
const [journeys, others] = await Promise.all([runJourneys(), runOthers()]);
conclude([build, ...others, journeys]);
removeDemoData();

async function runOthers(): Promise<Tally[]> {
  const gates = await runGates(GATES);
  return [gates, await runVitest()];
}
