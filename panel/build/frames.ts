import { fork } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Sheets } from './class-names.ts';

const PROGRAM = join(import.meta.dirname, 'draw-frames.ts');

/**
 * Draws every page before its code runs: `frames.json` holds the HTML of each page as React first renders it, in each
 * language. The server puts it into the document, and React replaces it with its own first rendering. It is drawn by a
 * program of its own while the files of the panel are written.
 */
export function frames(sheets: Sheets): Plugin {
  let drawing: Promise<string> | undefined;
  return {
    name: 'bellbird:frames',
    apply: 'build',
    // All style sheets are read by then.
    buildEnd(error) {
      if (error) return;
      drawing = draw(sheets);
      // Reported when the bundle is written.
      drawing.catch(() => undefined);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'frames.json', source: (await drawing) ?? '' });
    },
  };
}

async function draw(sheets: Sheets): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-frames-'));
  try {
    const file = join(folder, 'frames.json');
    const names = join(folder, 'names.json');
    await writeFile(names, JSON.stringify(Object.fromEntries(sheets)));
    await run(names, file);
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** With a channel between the two: a build that is stopped takes the program with it. */
function run(...args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(PROGRAM, args, { silent: true, execArgv: [] });
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`No frames were drawn:\n${said}`))));
  });
}
