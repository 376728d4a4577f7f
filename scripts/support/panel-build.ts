import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { inProject, ROOT } from './paths.ts';

const BUILT_FROM = inProject('panel/dist/.built-from');
const SOURCES = [
  'panel/{src,public,build}/**/*.*',
  'panel/{index.html,vite.config.ts,package.json}',
  'contract/src/**/*.ts',
  'docs/guide/**/*.*',
  'package-lock.json',
];

/** Builds the panel unless the existing build has the same sources; returns whether it did. */
export async function buildPanelIfStale(say: (line: string) => void, signal?: AbortSignal): Promise<boolean> {
  const sources = hashOfSources();
  if (existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === sources) return false;
  say('Building the panel …');
  await buildPanel(signal);
  writeFileSync(BUILT_FROM, sources);
  return true;
}

/** Builds the panel for production. */
async function buildPanel(signal?: AbortSignal): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [inProject('node_modules/vite/bin/vite.js'), 'build'], {
      cwd: inProject('panel'),
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 50_000_000,
      ...(signal && { signal }),
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`The panel could not be built:\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
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
