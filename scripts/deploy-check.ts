import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { startEmbeddedPostgres } from '@bellbird/server/src/platform/postgres/embedded.ts';
import { PRODUCTION } from '@bellbird/server/src/testing/production.ts';
import { explain, say } from './support/console.ts';
import { type Stage, parseDockerfile, readIgnored } from './support/dockerfile.ts';
import { inProject, ROOT } from './support/paths.ts';
import { freePorts } from './support/ports.ts';

/** Nobody’s account on every Unix: it owns no file of the product. */
const NOBODY = 65_534;
const READY_MS = 120_000;

/** Takes the steps of the Dockerfile in clean folders, and starts the result as it is started in a container. */
async function rehearse(place: string): Promise<void> {
  const stages = parseDockerfile(readFileSync(inProject('Dockerfile'), 'utf8'));
  for (const stage of stages) {
    say(`Stage ${stage.name}`);
    build(stage, place);
  }
  const product = stages.at(-1);
  if (!product) throw new Error('The Dockerfile has no stage.');
  const tree = join(place, product.name);
  execFileSync('chmod', ['-R', 'a-w,a+rX', tree]);
  const database = await startEmbeddedPostgres({ dataDir: join(place, 'database'), log: say });
  try {
    await serve(product, tree, place, database.url);
  } finally {
    await database.stop();
  }
}

function build({ name, instructions }: Stage, place: string): void {
  const tree = join(place, name);
  mkdirSync(tree);
  for (const instruction of instructions) {
    if (instruction.kind === 'source') copySource(tree);
    else if (instruction.kind === 'copy')
      cpSync(join(place, instruction.stage, instruction.from), join(tree, instruction.to), { recursive: true });
    // The folder for data is the image’s own; here it is made below.
    else if (!instruction.command.endsWith(' /data')) run(instruction.command, tree);
  }
}

function copySource(tree: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: ROOT });
  const isIgnored = readIgnored(readFileSync(inProject('.dockerignore'), 'utf8'));
  for (const file of listed.toString().split('\0').filter(Boolean)) {
    if (isIgnored(file)) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(inProject(file), join(tree, file));
  }
}

function run(command: string, cwd: string): void {
  const startedAt = performance.now();
  // Nothing of this checkout but the pinned Node: what a step needs, an earlier step has installed.
  const env = { PATH: `${dirname(process.execPath)}:${process.env['PATH']}`, HOME: process.env['HOME'] };
  const { status } = spawnSync('sh', ['-c', command], { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`‘${command}’ ended with ${status}.`);
  say(`  ${command} (${((performance.now() - startedAt) / 1000).toFixed(0)} s)`);
}

async function serve(stage: Stage, tree: string, place: string, databaseUrl: string): Promise<void> {
  const [port = 0, inboundPort = 0] = await freePorts(2);
  const data = join(place, 'data');
  mkdirSync(data, { mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(data, NOBODY, NOBODY);
  const sample = parseEnv(readFileSync(inProject('.env.example'), 'utf8'));
  const filled = Object.fromEntries(Object.entries(sample).filter(([, value]) => value !== ''));
  const [, ...args] = stage.command;
  const server = spawn(process.execPath, args, {
    cwd: tree,
    env: {
      ...PRODUCTION,
      ...filled,
      ...stage.environment,
      DATABASE_URL: databaseUrl,
      DATA_DIR: data,
      BASE_URL: `http://127.0.0.1:${port}`,
      PORT: String(port),
      INBOUND_SMTP_PORT: String(inboundPort),
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
  });
  const ended = once(server, 'exit') as Promise<[number | null]>;
  try {
    await Promise.race([
      untilReady(`http://127.0.0.1:${port}`),
      ended.then(([code]) => Promise.reject(new Error(`The server ended with code ${code}.`))),
    ]);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    if (!page.ok || !(await page.text()).includes('<!doctype html>')) throw new Error('The panel is not served.');
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw new Error(`The server ended with code ${code} instead of stopping cleanly.`);
}

async function untilReady(address: string): Promise<void> {
  const limit = Date.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (Date.now() > limit) throw new Error('The server was not ready in time.');
    await wait(100);
  }
}

const place = mkdtempSync(join(tmpdir(), 'bellbird-deploy-'));
chmodSync(place, 0o755);
try {
  await rehearse(place);
  say('Installed, built and started as in a container: unprivileged, on a read-only tree.');
} catch (error) {
  say(explain(error));
  process.exitCode = 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
