import { explain, say } from './support/console.ts';
import { buildPanelIfStale } from './support/panel-build.ts';

try {
  if (!(await buildPanelIfStale(say))) say('The panel is built already.');
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
}
