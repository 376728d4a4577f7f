import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { promisify } from 'node:util';
import { inProject, ROOT } from './paths.ts';

/** Both hold the hash of the sources. A build empties the folder first, so neither outlives what it is about. */
const BUILT_FROM = inProject('panel/dist/.built-from');
const COMPRESSED_FROM = inProject('panel/dist/.compressed-from');
const SOURCES = [
  'panel/{src,public,build}/**/*.*',
  'panel/{index.html,vite.config.ts,package.json,files.json}',
  'contract/src/**/*.ts',
  'docs/guide/**/*.*',
  'package-lock.json',
];

export type PanelBuild = {
  /** Whether the existing build has the same sources. */
  isCurrent: boolean;
  build: (signal?: AbortSignal, priority?: number) => Promise<void>;
  /** Makes the files of the build smaller on the way; it is complete without. Does nothing if that is done. */
  compress: (signal?: AbortSignal) => Promise<void>;
};

/** Builds the panel unless the existing build has the same sources; returns whether it did. */
export async function buildPanelIfStale(say: (line: string) => void, signal?: AbortSignal): Promise<boolean> {
  const panel = findPanelBuild();
  if (!panel.isCurrent) {
    say('Building the panel …');
    await panel.build(signal);
  }
  await panel.compress(signal);
  return !panel.isCurrent;
}

export function findPanelBuild(): PanelBuild {
  const sources = hashOfSources();
  return {
    isCurrent: holds(BUILT_FROM, sources),
    build: async (signal, priority) => {
      await runInPanel(['../node_modules/vite/bin/vite.js', 'build'], signal, priority);
      writeFileSync(BUILT_FROM, sources);
    },
    compress: async (signal) => {
      if (holds(COMPRESSED_FROM, sources)) return;
      await runInPanel(['build/precompress.ts'], signal);
      writeFileSync(COMPRESSED_FROM, sources);
    },
  };
}

/** Compresses the panel while it is already served. If that fails, the next start tries again. */
export function compressBeside(panel: PanelBuild, say: (line: string) => void): { stop: () => Promise<void> } {
  const stopping = new AbortController();
  const compressing = panel.compress(stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) say(error instanceof Error ? error.message : String(error));
  });
  return {
    stop: async () => {
      stopping.abort();
      await compressing;
    },
  };
}

async function runInPanel(command: readonly string[], signal?: AbortSignal, priority?: number): Promise<void> {
  try {
    const running = promisify(execFile)(process.execPath, command, {
      cwd: inProject('panel'),
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 50_000_000,
      ...(signal && { signal }),
    });
    if (priority !== undefined && running.child.pid !== undefined) setPriority(running.child.pid, priority);
    await running;
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The panel could not be built:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

function holds(file: string, sources: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8') === sources;
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: ROOT }).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inProject(file)));
  }
  return hash.digest('hex');
}
