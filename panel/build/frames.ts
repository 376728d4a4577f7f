import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const PROGRAM = join(import.meta.dirname, 'draw-frames.ts');

const run = promisify(execFile);

/**
 * Draws every page before its code runs: `frames.json` holds the HTML of each page as React first renders it, in each
 * language. The server puts it into the document, and React replaces it with its own first rendering. It is drawn by a
 * program of its own while the bundle is built.
 */
export function frames(): Plugin {
  let drawing: Promise<string> | undefined;
  return {
    name: 'bellbird:frames',
    apply: 'build',
    buildStart() {
      drawing = draw();
      // Reported when the bundle is written.
      drawing.catch(() => undefined);
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'frames.json', source: await (drawing ?? draw()) });
    },
  };
}

async function draw(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'bellbird-frames-'));
  try {
    const file = join(folder, 'frames.json');
    await run(process.execPath, [PROGRAM, file]);
    return await readFile(file, 'utf8');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
