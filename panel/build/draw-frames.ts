import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Frames } from '../src/app/frame/frames.tsx';
import { classNames } from './class-names.ts';
import { type Frame, commonFrame } from './common-frame.ts';
import { pretendBrowser } from './pretend-browser.ts';

/** A program of its own (see frames.ts): it changes the clock. Writes the frames into the file it is given. */
const ENTRY = join(import.meta.dirname, '../src/app/frame/frames.tsx');
const FOLDER = join(import.meta.dirname, '../../node_modules/.cache/bellbird/frames');

type Renderer = Pick<typeof import('../src/app/frame/frames.tsx'), 'renderFrames'>;

/** Two visits with nothing in common: what differs between them is not drawn before the panel's code runs. */
const VISITS = [
  { now: '2027-03-14T09:30:00Z', visitor: { name: 'Aa', surname: 'Bbbbbb', company: 'Cccccc Dddddd' } },
  { now: '2031-11-09T19:05:00Z', visitor: { name: 'Wwww', surname: 'Zz', company: 'Xxx' } },
];

async function drawFrames(): Promise<Record<string, Record<string, Frame>>> {
  const folder = join(FOLDER, String(process.pid));
  await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    publicDir: false,
    css: { modules: classNames() },
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

function commonFrames([one, other]: readonly Frames[]): Record<string, Record<string, Frame>> {
  if (!one || !other) throw new Error('A frame needs two visits to compare.');
  return Object.fromEntries(
    Object.entries(one).map(([page, languages]) => [
      page,
      Object.fromEntries(
        Object.entries(languages).map(([language, { whole, plain }]) => {
          const same = other[page as keyof Frames][language as keyof typeof languages];
          return [language, commonFrame(whole, same.whole) ?? commonFrame(plain, same.plain) ?? ''];
        }),
      ),
    ]),
  );
}

await writeFile(process.argv[2] ?? '', JSON.stringify(await drawFrames()));
// Timers of the panel would keep the program alive.
process.exit(0);
