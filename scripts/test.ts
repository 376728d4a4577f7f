import { BUILD, GATES, runGates } from './support/gates.ts';
import { runJourneys, runVitest } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

conclude([await runGates(GATES), await runVitest(), await runGates([BUILD]), await runJourneys()]);
