import { parseArgs } from 'node:util';
import { say } from '../../scripts/support/console.ts';
import { inProject } from '../../scripts/support/paths.ts';
import { StartRefused } from '../../scripts/support/ports.ts';
import { compareScreenshots } from './compare.ts';
import { writeContactSheet } from './contact-sheet.ts';
import { takeDocumentPictures } from './documents.ts';
import { LOOKS, WIDTHS, takeScreenshots } from './take.ts';

const USAGE = `npm run screenshots -- <name>                takes every page into screenshots/<name>, with a contact sheet
npm run screenshots -- --documents           takes the pictures of README.md and docs/guide again
npm run screenshots -- --compare <one> <two>  lists which pictures differ, and draws each difference
  --only leads,home    pages whose name contains one of these
  --widths 360,1440    of ${WIDTHS.join(', ')}
  --looks light,dark   of ${LOOKS.join(', ')}
  --folder <path>      instead of screenshots`;

const list = (text: string | undefined) => text?.split(',').filter(Boolean);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    documents: { type: 'boolean', default: false },
    only: { type: 'string' },
    widths: { type: 'string' },
    looks: { type: 'string' },
    folder: { type: 'string', default: inProject('screenshots') },
    help: { type: 'boolean', default: false },
  },
});
const [one, two] = positionals;
const looks = LOOKS.filter((look) => list(values.looks)?.includes(look) ?? true);
const widths = list(values.widths)?.map(Number) ?? WIDTHS;
const only = list(values.only) ?? [];

if (values.help || (!one && !values.documents) || (values.compare && !two)) {
  say(USAGE);
  process.exit(values.help ? 0 : 1);
}
const started = performance.now();
try {
  if (values.compare && one && two) await compareScreenshots({ folder: values.folder, one, two, only }, say);
  else {
    const folder = `${values.folder}/${one}`;
    const missed = values.documents
      ? await takeDocumentPictures(say)
      : await takeScreenshots({ folder, looks, widths, only }, say);
    if (!values.documents) say(`All of them: ${writeContactSheet(folder)}`);
    for (const each of missed) say(`Not taken: ${each}`);
    if (missed.length > 0) process.exitCode = 1;
  }
  say(`Took ${Math.round((performance.now() - started) / 1000)} s.`);
} catch (error) {
  if (error instanceof StartRefused) say(error.message);
  else say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  process.exit(1);
}
