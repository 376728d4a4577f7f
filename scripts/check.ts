import { GATES, runGates } from './support/gates.ts';
import { runVitest } from './support/suites.ts';
import { conclude } from './support/verdict.ts';

conclude([await runGates(GATES), await runVitest(['contract', 'panel', 'panel-streams'])]);
