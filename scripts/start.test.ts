import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningOwner } from '@bellbird/server/src/platform/postgres/starter-lock.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inProject, ROOT } from './support/paths.ts';
import { freePorts, requireFreePorts } from './support/ports.ts';

let folder: string;
let environment: Record<string, string>;
let ports: Record<string, number>;
let running: { child: ChildProcess; said: () => string };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-start-'));
  const [port = 0, sandbox = 0, smtp = 0, inbound = 0] = await freePorts(4);
  ports = { PORT: port, SANDBOX_PORT: sandbox, SANDBOX_SMTP_PORT: smtp, INBOUND_SMTP_PORT: inbound };
  environment = { DATA_DIR: folder };
  for (const [name, value] of Object.entries(ports)) environment[name] = String(value);
  running = await started();
});
afterAll(async () => {
  await ended(running.child, 'SIGTERM');
  rmSync(folder, { recursive: true, force: true });
});

function run(script: string, env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [inProject('scripts', script), ...args], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, said: () => text };
}

async function ownPorts(): Promise<Record<string, string>> {
  const free = await freePorts(4);
  return Object.fromEntries(Object.keys(ports).map((name, at) => [name, String(free[at])]));
}

/** Resolves when all of the welcome is there; fails with its words if it ends before. */
function started(): Promise<typeof running> {
  const product = run('start.ts', environment);
  return new Promise((resolve, reject) => {
    product.child.stdout?.on('data', () => product.said().includes('Ctrl-C') && resolve(product));
    product.child.once('close', () => reject(new Error(product.said())));
  });
}

/** The code it ended with, once its last words are here too. */
async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null && child.stdout?.closed) return child.exitCode;
  const over = once(child, 'close');
  if (signal) child.kill(signal);
  await over;
  return child.exitCode;
}

test('ends with the addresses and the demo accounts', () => {
  expect(running.said()).toContain(`Panel       http://localhost:${ports['PORT']}`);
  expect(running.said()).toContain(`Sandbox     http://localhost:${ports['SANDBOX_PORT']}`);
  expect(running.said()).toMatch(/Sign in with the password demo-wedding as[^]*\n {2}demo {8}\w/);
});

test('a second instance on the same data folder is refused with a sentence', async () => {
  const second = run('start.ts', environment);
  expect(await ended(second.child)).toBe(1);
  expect(second.said()).toMatch(
    /^Another instance of Bellbird \(process \d+\) is already running on the data folder .*\n$/,
  );
});

test('a server that cannot start ends everything with a sentence', async () => {
  const own = await ownPorts();
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const failing = run('start.ts', { ...own, DATA_DIR: join(folder, 'failing'), DATABASE_URL: nowhere });
  expect(await ended(failing.child)).toBe(1);
  expect(failing.said()).toBe(
    'server: Bellbird did not start: connect ECONNREFUSED 127.0.0.1:1\nThe server ended with code 1 before it was ready.\n',
  );
});

test.each(['SIGINT', 'SIGTERM'] as const)('%s during a first start ends all of it', async (signal) => {
  const place = join(folder, `cancelled-${signal}`);
  const own = await ownPorts();
  const starting = run('start.ts', { ...own, DATA_DIR: place });
  const word = signal === 'SIGINT' ? 'Making the database' : 'Loading demo data';
  await new Promise<void>((resolve) =>
    starting.child.stdout.on('data', () => starting.said().includes(word) && resolve()),
  );
  expect(await ended(starting.child, signal)).toBe(1);
  expect(starting.said()).toMatch(/Stopped before everything was ready\.\n$/);
  expect(existsSync(join(place, 'postgres/cluster/postmaster.pid'))).toBe(false);
  const wanted = Object.fromEntries(Object.entries(own).map(([name, port]) => [name, Number(port)]));
  await expect(requireFreePorts(wanted)).resolves.toBeUndefined();
});

test('a port in use is named, with the variable to set', async () => {
  const other = run('start.ts', { ...environment, DATA_DIR: join(folder, 'other') });
  expect(await ended(other.child)).toBe(1);
  expect(other.said()).toContain(`Port ${ports['PORT']} is already in use: stop the program that uses it, or set PORT`);
  expect(other.said()).toContain(`or set SANDBOX_PORT to another port.`);
});

test('a reset keeps its hands off a folder in use', async () => {
  const reset = run('reset.ts', environment, '--yes');
  expect(await ended(reset.child)).toBe(1);
  expect(reset.said()).toContain('Stop it first; nothing was deleted.');
});

test('a back-up of the running product is restored into an empty folder, equal to the last row', async () => {
  const place = join(folder, 'backup');
  const backup = run('backup.ts', environment, place);
  expect([await ended(backup.child), backup.said()]).toEqual([0, expect.stringContaining(`Backed up to ${place}`)]);
  const elsewhere = { ...environment, DATA_DIR: join(folder, 'restored') };
  const restore = run('restore.ts', elsewhere, place);
  expect([await ended(restore.child), restore.said()]).toEqual([0, expect.stringContaining('equal to the back-up')]);
  const again = run('restore.ts', elsewhere, place);
  expect([await ended(again.child), again.said()]).toEqual([
    1,
    expect.stringMatching(/^The database is not empty\. .*\n$/),
  ]);
});

test('Ctrl-C stops all it started and ends well; the next start makes nothing again', async () => {
  expect(await ended(running.child, 'SIGINT')).toBe(0);
  expect(running.said()).toMatch(/Stopping …\nStopped\.\n$/);
  expect(runningOwner(join(folder, 'postgres/starter.lock'))).toBeUndefined();
  expect(existsSync(join(folder, 'postgres/cluster/postmaster.pid'))).toBe(false);
  await expect(requireFreePorts(ports)).resolves.toBeUndefined();
  running = await started();
  expect(running.said()).toMatch(/^\nBellbird is ready \(\d+\.\d s\)\.\n/);
});

test('a reset deletes the folder of a product that is stopped', async () => {
  await ended(running.child, 'SIGINT');
  const reset = run('reset.ts', environment, '--yes');
  expect(await ended(reset.child)).toBe(0);
  expect(existsSync(folder)).toBe(false);
});
