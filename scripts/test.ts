import { BUILD, GATES, runGates } from './support/gates.ts';
import { runJourneys, runVitest } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

// Built before the tests: those that start the product would build it beside the others otherwise.
conclude([await runGates(GATES), await runGates([BUILD]), await runVitest(), await runJourneys()]);
