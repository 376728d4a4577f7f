import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '@bellbird/contract/people/access';
import { createDistrict, listCities } from '@bellbird/contract/foundation/places';
import { isAlive } from '@bellbird/server/src/platform/postgres/process-identity.ts';
import { afterEach, beforeEach, expect, onTestFailed, test } from 'vitest';
import { ownSettings } from './support/own-settings.ts';
import { requireFreePorts } from './support/ports.ts';
import { type Product, startProduct } from './support/product.ts';
import type { Settings } from './support/settings.ts';

const ENOUGH = 40;
const WRITERS = 4;

let folder: string;
let settings: Settings;
let product: Product | undefined;
let elsewhere: number[];
let lines: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'bellbird-kill-'));
  settings = await ownSettings(folder);
  elsewhere = [];
  lines = [];
  // A product that does not start says why there.
  onTestFailed(() => void process.stderr.write(`${lines.join('\n')}\n`));
});
afterEach(async () => {
  await product?.stop();
  product = undefined;
  for (const pid of elsewhere.filter(isAlive)) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<Product> {
  const say = (line: string) => lines.push(line);
  product = await startProduct({
    settings,
    say,
    output: { raw: false, folder: join(folder, 'logs'), say },
    buildPanel: false,
  });
  return product;
}

// A starter in a process of its own, as `npm start` is, so that it can be killed.
async function startElsewhere(): Promise<{ starter: number; server: number; database: number }> {
  const script = `
    import { startProduct } from ${JSON.stringify(new URL('support/product.ts', import.meta.url).href)};
    const settings = JSON.parse(process.env.SETTINGS);
    const product = await startProduct({ settings, say() {}, output: { raw: false, folder: settings.dataDir, say() {} }, buildPanel: false });
    process.stdout.write(JSON.stringify({ starter: process.pid, server: product.serverPid(), database: product.databasePid() }));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env['PATH'], SETTINGS: JSON.stringify(settings) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  const pids = JSON.parse(chunk.toString()) as { starter: number; server: number; database: number };
  elsewhere = Object.values(pids);
  return pids;
}

function portsAreFree(): Promise<boolean> {
  const { port, inboundPort = 0, sandbox } = settings;
  const taken = { PORT: port, INBOUND: inboundPort, SANDBOX: sandbox?.port ?? 0, SMTP: sandbox?.smtpPort ?? 0 };
  return requireFreePorts(taken).then(
    () => true,
    () => false,
  );
}

async function callAsStaff(): Promise<(path: string, body: object) => Promise<Response>> {
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${settings.baseUrl}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const answer = await post(login.path, { username: 'staff', password: 'demo-wedding' });
  const { data } = login.responses[201].parse(await answer.json());
  return (path, body) => post(path, body, { 'x-access-token': data.accessToken, 'x-consumer-key': data.consumerKey });
}

async function cities() {
  const answer = await fetch(`${settings.baseUrl}/api${listCities.path}`);
  return listCities.responses[200].parse(await answer.json()).data;
}

/** Adds districts until told to stop, and keeps the ids that were acknowledged. */
async function stream(): Promise<{
  acknowledged: number[];
  reached(count: number): Promise<void>;
  stop(): Promise<void>;
}> {
  const call = await callAsStaff();
  const cityId = (await cities())[0]?.id;
  const acknowledged: number[] = [];
  const stopping = new AbortController();
  let sent = 0;
  const write = async () => {
    while (!stopping.signal.aborted) {
      sent += 1;
      const answer = await call(createDistrict.path, { cityId, name: `Written ${sent}` }).catch(() => undefined);
      if (answer?.status === 201) {
        const created = await answer.json().catch(() => undefined);
        if (created) acknowledged.push(createDistrict.responses[201].parse(created).data.id);
      } else {
        await wait(10);
      }
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  return {
    acknowledged,
    reached: async (count) => {
      while (acknowledged.length < count) await wait(5);
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(writers);
    },
  };
}

async function lost(acknowledged: number[]): Promise<number[]> {
  const kept = new Set((await cities()).flatMap(({ districts }) => districts.map(({ id }) => id)));
  return acknowledged.filter((id) => !kept.has(id));
}

test('a server killed during writes comes back by itself and has lost no acknowledged write', async () => {
  const { serverPid } = await start();
  const writes = await stream();
  await writes.reached(ENOUGH);
  process.kill(serverPid(), 'SIGKILL');
  const before = writes.acknowledged.length;
  await writes.reached(before + ENOUGH);
  await writes.stop();
  expect(lines).toContain('The server ended with SIGKILL; starting it again in 0.25 s.');
  expect(await lost(writes.acknowledged)).toEqual([]);
});

test('starter, server and database killed during writes: the next start finds every acknowledged write', async () => {
  const running = await startElsewhere();
  const writes = await stream();
  await writes.reached(ENOUGH);
  for (const pid of [running.starter, running.server, running.database]) process.kill(pid, 'SIGKILL');
  await writes.stop();
  // The sandbox ends by itself when its starter is gone, a moment later.
  await expect.poll(portsAreFree).toBe(true);
  await start();
  expect(writes.acknowledged.length).toBeGreaterThanOrEqual(ENOUGH);
  expect(await lost(writes.acknowledged)).toEqual([]);
});
