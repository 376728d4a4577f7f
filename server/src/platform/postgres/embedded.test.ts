import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts';
import { isAlive } from './process-identity.ts';

let folder: string;
let running: EmbeddedPostgres[];
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-postgres-'));
  running = [];
  lines = [];
});
afterEach(async () => {
  for (const server of running) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: (line) => lines.push(line) });
  running.push(server);
  return server;
}

async function ask<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

// Another starter on the same folder, in a process that can be killed.
async function startElsewhere(): Promise<{ kill(): Promise<void>; url: string; pid: number }> {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(join(folder, 'postgres'))}, log() {} });
    process.stdout.write(JSON.stringify({ url, pid }));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const { url, pid } = JSON.parse(chunk.toString()) as { url: string; pid: number };
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return { kill, url, pid };
}

test('keeps data and port over a restart, which makes nothing anew', async () => {
  const first = await start();
  await ask(first.url, 'create table kept (word text)');
  await ask(first.url, `insert into kept values ('bellbird')`);
  const [made] = await ask(first.url, 'select system_identifier from pg_control_system()');
  await first.stop();
  const second = await start();
  expect(await ask(second.url, 'select system_identifier from pg_control_system()')).toEqual([made]);
  expect(second.url).toBe(first.url);
  expect(await ask(second.url, 'select word from kept')).toEqual([{ word: 'bellbird' }]);
});

test('is durable, on loopback only, in UTF-8 and UTC, behind a password only its owner can read', async () => {
  const { url } = await start();
  const [settings] = await ask(
    url,
    `select current_setting('fsync') fsync, current_setting('synchronous_commit') commit, current_setting('listen_addresses') listen,
     current_setting('server_encoding') encoding, current_setting('timezone') zone, current_setting('max_connections') most`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    commit: 'on',
    listen: '127.0.0.1',
    encoding: 'UTF8',
    zone: 'UTC',
    most: '100',
  });
  expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600);
  const wrong = new URL(url);
  wrong.password = 'guess';
  await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
});

test('a second instance on the same folder is refused with a sentence', async () => {
  await start();
  await expect(start()).rejects.toThrow(
    /Another instance of Bellbird \(process \d+\) is already running on the data folder/,
  );
});

test('starts again after the starter was killed and its PostgreSQL left behind', async () => {
  const other = await startElsewhere();
  await ask(other.url, 'create table acknowledged (id int)');
  await other.kill();
  expect(isAlive(other.pid)).toBe(true);
  const { url } = await start();
  expect(isAlive(other.pid)).toBe(false);
  expect(lines).toEqual(['A PostgreSQL of an earlier start is still running here; stopping it first.']);
  expect(await ask(url, 'select * from acknowledged')).toEqual([]);
});

test('starts again after starter and PostgreSQL were both killed', async () => {
  const other = await startElsewhere();
  await ask(other.url, 'create table acknowledged (id int)');
  await other.kill();
  process.kill(other.pid, 'SIGKILL');
  const { url } = await start();
  expect(await ask(url, 'select * from acknowledged')).toEqual([]);
});

test('a pid file whose id now belongs to another program does not hinder the start, nor harm that program', async () => {
  const first = await start();
  const pidFile = join(folder, 'postgres/cluster/postmaster.pid');
  const [, ...rest] = readFileSync(pidFile, 'utf8').split('\n');
  await first.stop();
  rest[1] = '1000000000';
  writeFileSync(pidFile, [process.pid, ...rest].join('\n'));
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('an interrupted first start leaves nothing that hinders the next', async () => {
  const first = await start();
  await first.stop();
  rmSync(join(folder, 'postgres/cluster/PG_VERSION'));
  const { url } = await start();
  expect(await ask(url, 'select 1 as one')).toEqual([{ one: 1 }]);
});
