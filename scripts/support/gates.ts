import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { findDomainCycles } from './domain-cycles.ts';
import { findMisnamedFiles, findRolelessFiles, findServiceFaults } from './file-roles.ts';
import { inProject, ROOT } from './paths.ts';
import { buildPanelIfStale } from './panel-build.ts';
import { say } from './console.ts';
import { findRawKeys } from './raw-keys.ts';
import type { Tally } from './suites.ts';
import { findForeignWrites, findUnownedTables } from './table-owners.ts';
import { findBannedWords, findLongLines } from './words.ts';

export type Gate = { name: string; run: () => Promise<Verdict> };
type Verdict = { passed: boolean; words: string };

/** The first holds everything that runs on Node but the contract, which must do without Node’s types. */
const TYPES = ['.', 'contract', 'panel', 'e2e'];
const WORKSPACES = ['contract', 'server', 'panel', 'sandbox', 'e2e', 'bench'];
const tool = (path: string, ...args: string[]) => run(process.execPath, [inProject('node_modules', path), ...args]);

/** Gates run two at a time, and each has half of the machine. */
const LANES = 2;
const CORES = Math.max(1, Math.floor(availableParallelism() / LANES));

/**
 * The checkers of types and rules are written in Go. On more threads than there are processors they do part of the work
 * twice, and collecting garbage takes a quarter of their time: each may fill a third of the free memory before it
 * does.
 */
const FRUGAL = { GOMAXPROCS: String(CORES), GOGC: 'off', GOMEMLIMIT: `${Math.floor(process.availableMemory() / 3)}B` };

/** Checks on every file, each a few seconds long. */
export const GATES: Gate[] = [
  { name: 'format', run: () => tool('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint', run: () => tool('oxlint/bin/oxlint', '--format=stylish') },
  { name: 'types', run: typesHold },
  { name: 'import rules', run: importRulesHold },
  { name: 'domain circles', run: finds(findDomainCycles) },
  { name: 'table owners', run: finds(findForeignWrites, findUnownedTables) },
  { name: 'file roles', run: finds(findRolelessFiles, findServiceFaults, findMisnamedFiles) },
  { name: 'keys', run: finds(findRawKeys) },
  { name: 'plain words', run: finds(findBannedWords, findLongLines) },
  { name: 'dead code', run: () => tool('knip/bin/knip.js', '--no-progress') },
];

/** The production build of the panel. */
export const BUILD: Gate = { name: 'panel build', run: panelBuilds };

/** Runs gates in order and reports each as soon as it is done. */
export async function runGates(gates: Gate[]): Promise<Tally> {
  const waiting = [...gates];
  const failures: string[] = [];
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const before = performance.now();
      const { passed, words } = await gate.run();
      const seconds = ((performance.now() - before) / 1000).toFixed(1);
      say(passed ? `✓ ${gate.name} (${seconds} s)` : `✗ ${gate.name} (${seconds} s)\n${words.trimEnd()}\n`);
      if (!passed) failures.push(`✗ ${gate.name}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return { passed: gates.length - failures.length, failed: failures.length, skipped: 0, failures };
}

/** A gate that passes if these find nothing. */
function finds(...searches: ((root: string) => string[])[]): Gate['run'] {
  return async () => {
    const found = searches.flatMap((search) => search(ROOT));
    return { passed: found.length === 0, words: found.join('\n') };
  };
}

async function typesHold(): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (const folder of TYPES) {
    // Incremental: what has not changed since the last run is not checked again.
    const known = inProject('node_modules/.cache/bellbird/types', `${folder}.tsbuildinfo`);
    const keep = ['--incremental', '--tsBuildInfoFile', known];
    verdicts.push(await tool('typescript/bin/tsc', '--project', folder, '--checkers', String(CORES), ...keep));
  }
  return { passed: verdicts.every((verdict) => verdict.passed), words: verdicts.map(({ words }) => words).join('') };
}

async function importRulesHold(): Promise<Verdict> {
  const folders = [...WORKSPACES, 'scripts'];
  return tool('dependency-cruiser/bin/dependency-cruiser.mjs', '--config', '.dependency-cruiser.mjs', ...folders);
}

async function panelBuilds(): Promise<Verdict> {
  try {
    await buildPanelIfStale(() => undefined);
    return { passed: true, words: '' };
  } catch (error) {
    return { passed: false, words: error instanceof Error ? error.message : String(error) };
  }
}

function run(file: string, args: string[]): Promise<Verdict> {
  return new Promise((resolve) => {
    const env = { ...FRUGAL, ...process.env };
    const child = spawn(file, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let words = '';
    const listen = (chunk: Buffer) => {
      words += chunk.toString();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error) => resolve({ passed: false, words: error.message }));
    child.once('close', (code) => resolve({ passed: code === 0, words }));
  });
}
