import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, build } from 'vite';
import type { Frames } from '../src/app/frame/frames.tsx';
import { type Frame, commonFrame } from './common-frame.ts';
import { pretendBrowser } from './pretend-browser.ts';

/**
 * A program of its own (see frames.ts): it changes the clock. It is given a file with the class names of all style
 * sheets, and one that it writes the frames into.
 */
const [NAMES = '', FRAMES = ''] = process.argv.slice(2);
const ENTRY = join(import.meta.dirname, '../src/app/frame/frames.tsx');
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/bellbird/frames');

type Renderer = Pick<typeof import('../src/app/frame/frames.tsx'), 'renderFrames'>;

const SHEET = /^\0(.+\.css)\.js$/;
type ClassNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Two visits with nothing in common: what differs between them is not drawn before the panel's code runs, unless the
 * browser knows it.
 */
const VISITS = [
  {
    now: '2027-03-14T09:30:00Z',
    visitor: { name: 'Aa', surname: 'Bbbbbb', company: 'Cccccc Dddddd', provider: 'Eeee Ffffff' },
  },
  { now: '2031-11-09T19:05:00Z', visitor: { name: 'Wwww', surname: 'Zz', company: 'Xxx', provider: 'Yyyyyyy' } },
];

async function drawFrames(): Promise<Record<string, Record<string, Frame>>> {
  const folder = join(FOLDER, String(process.pid));
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    plugins: [knownClasses(JSON.parse(await readFile(NAMES, 'utf8')) as ClassNames)],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { ssr: ENTRY, outDir: join(folder, 'code'), minify: false, cssCodeSplit: false, assetsInlineLimit: 0 },
  });
  const browser = pretendBrowser();
  try {
    const drawn: Frames[] = [];
    for (const { now, visitor } of VISITS) {
      browser.setClock(Date.parse(now));
      // A copy of the code for each visit: modules remember the previous one.
      const copy = join(folder, visitor.name);
      await cp(join(folder, 'code'), copy, { recursive: true });
      const { renderFrames } = (await import(pathToFileURL(join(copy, 'frames.js')).href)) as Renderer;
      drawn.push(await renderFrames(visitor));
    }
    return commonFrames(drawn);
  } finally {
    browser.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A frame needs no styles, only the names of their classes, which the build of the panel knows. */
function knownClasses(names: ClassNames): Plugin {
  return {
    name: 'bellbird:known-classes',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\.css$/ },
      handler: async function (source, importer) {
        const sheet = await this.resolve(source, importer, { skipSelf: true });
        // Another ending: it is no style sheet any more.
        return sheet && `\0${sheet.id}.js`;
      },
    },
    load: {
      filter: { id: SHEET },
      handler: (id) => {
        const [, sheet = ''] = SHEET.exec(id) ?? [];
        if (sheet.endsWith('.module.css') && !names[sheet]) throw new Error(`No page of the panel uses ${sheet}.`);
        return `export default ${JSON.stringify(names[sheet] ?? {})}`;
      },
    },
  };
}

function commonFrames([one, other]: readonly Frames[]): Record<string, Record<string, Frame>> {
  if (!one || !other) throw new Error('A frame needs two visits to compare.');
  return Object.fromEntries(
    Object.entries(one.pages).map(([page, languages]) => [
      page,
      Object.fromEntries(
        Object.entries(languages).map(([name, html]) => {
          const language = name as keyof typeof languages;
          const drawn = commonFrame(html, other.pages[page as keyof Frames['pages']][language], {
            known: [one.known[language], other.known[language]],
            greetings: one.greetings[language],
          });
          // A page that silently fell back to a plain skeleton would be noticed by nobody.
          if (drawn === undefined) throw new Error(`${page} has another structure for another visitor.`);
          return [language, drawn];
        }),
      ),
    ]),
  );
}

process.on('disconnect', () => process.exit(1));
process.channel?.unref();
await writeFile(FRAMES, JSON.stringify(await drawFrames()));
// Timers of the panel would keep the program alive.
process.exit(0);
