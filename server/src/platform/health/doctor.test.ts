import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '#testing/database.ts';
import { type Outbox, startOutbox } from '#testing/outbox.ts';
import { PRODUCTION } from '#testing/production.ts';
import { useVirusDaemon } from '#testing/virus-daemon.ts';
import { type Config, readConfig } from '../config/config.ts';
import { examineAll } from './doctor.ts';
import type { Lookup } from './examine-domains.ts';

const CLOSED = '127.0.0.1:1';
const SELLER = {
  GATEWAY_PUBLISHABLE_KEY: 'pk_mine',
  GATEWAY_WEBHOOK_SECRET: 'whsec_of_sixteen',
  SELLER_NAME: 'Vendors Pty Ltd',
  SELLER_ABN: '53004085616',
  SELLER_ADDRESS: '2 High Street',
  SELLER_BSB: '083-001',
  SELLER_ACCOUNT: '55555555',
};

let database: TestDatabase;
let outbox: Outbox;
let services: Server;
let folder: string;
let environment: Record<string, string>;
beforeAll(async () => {
  database = await testDatabase();
  outbox = await startOutbox();
  folder = await mkdtemp(join(tmpdir(), 'bellbird-doctor-'));
  // A gateway for texts and one for cards, each with one key.
  services = createServer((request, response) => {
    const isKnown = [`Basic ${btoa('ACmine:token')}`, 'Bearer sk_mine'].includes(request.headers.authorization ?? '');
    response.writeHead(isKnown || request.url === '/healthz' ? 200 : 401).end('{}');
  });
  await new Promise<void>((resolve) => services.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
  environment = {
    ...PRODUCTION,
    ...SELLER,
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    SMTP_URL: outbox.environment['SMTP_URL'] ?? '',
    SMS_BASE_URL: url,
    SMS_ACCOUNT_SID: 'ACmine',
    SMS_AUTH_TOKEN: 'token',
    GATEWAY_URL: url,
    GATEWAY_SECRET_KEY: 'sk_mine',
    BASE_URL: url,
  };
});
afterAll(async () => {
  await new Promise((resolve) => services.close(resolve));
  await outbox.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const config = (change: Record<string, string> = {}): Config => readConfig({ ...environment, ...change });

/** A name server that knows these records. */
const names = (records: Record<string, string>): Lookup => ({
  resolveMx: async (name) => (records[name] ? [{ exchange: records[name] }] : Promise.reject(new Error('ENOTFOUND'))),
  resolveTxt: async (name) => (records[name] ? [[records[name]]] : Promise.reject(new Error('ENOTFOUND'))),
});
const KNOWN = names({
  'reply.vendors.example': 'mail.vendors.example',
  'vendors.example': 'v=spf1 -all',
  '_dmarc.vendors.example': 'v=DMARC1; p=none',
});

async function found(change: Record<string, string>, lookup = KNOWN) {
  const findings = await examineAll(config(change), lookup);
  return Object.fromEntries(findings.map(({ what, state, lines }) => [what, `${state}: ${lines.join(' / ')}`]));
}

test('an instance in order has no faults, and learns which machine its mail goes to', async () => {
  const findings = await found({});
  expect(Object.keys(findings)).toHaveLength(7);
  expect(Object.values(findings).filter((each) => each.startsWith('fault'))).toEqual([]);
  expect(findings['Mail domains']).toBe(
    'note: mail from vendors.example / MX of reply.vendors.example: mail.vendors.example. Is that this machine?',
  );
  expect(findings['Files']).toBe('fine: a file was stored, read and deleted');
});

test('each service that is away or refuses us is named, with what to change; the others are examined all the same', async () => {
  const findings = await found(
    {
      SMTP_URL: `smtp://${CLOSED}`,
      SMS_AUTH_TOKEN: 'wrong',
      GATEWAY_SECRET_KEY: 'wrong',
      STORAGE_URL: `s3://key:secret@${CLOSED}/bucket?tls=false`,
      BASE_URL: `http://${CLOSED}`,
    },
    names({}),
  );
  expect(findings['Database']).toMatch(/^fine|^note/);
  expect(findings['Outgoing mail']).toMatch(/^fault: .*ECONNREFUSED/);
  expect(findings['Text messages']).toMatch(/^fault: .* refuses SMS_ACCOUNT_SID or SMS_AUTH_TOKEN\.$/);
  expect(findings['Payments']).toMatch(/^fault: .* refuses GATEWAY_SECRET_KEY\.$/);
  expect(findings['Files']).toMatch(/^fault: /);
  expect(findings['Mail domains']).toMatch(/^fault: reply\.vendors\.example has no MX record/);
  expect(findings['Address']).toMatch(/^note: .*Before the first start that is normal/);
});

test('a virus scanner that is away, or has no signatures, is a fault', async () => {
  const away = await found({ VIRUS_SCANNER_URL: `tcp://${CLOSED}` });
  expect(away['Virus scanner']).toMatch(/^fault: .*ECONNREFUSED/);
  // The daemon of the tests knows one word only.
  const empty = await found({ VIRUS_SCANNER_URL: await useVirusDaemon() });
  expect(empty['Virus scanner']).toMatch(/^fault: .*freshclam\.$/);
});

test('a database user without the rights is told which ones are missing', async () => {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  const user = `weak_${new URL(database.url).pathname.slice(-8)}`;
  await owner.query(`create role ${user} login password 'weak'`);
  try {
    const weak = new URL(database.url);
    weak.username = user;
    weak.password = 'weak';
    const findings = await found({ DATABASE_URL: weak.href });
    expect(findings['Database']).toBe(
      `fault: ${user} may not create tables: make it the owner of the database. / ` +
        `${user} may not act as bellbird_app: grant bellbird_app to ${user}.`,
    );
  } finally {
    await owner.query(`drop role ${user}`);
    await owner.end();
  }
});

test('a second database that is no replica is a fault: lists from it would be wrong', async () => {
  const findings = await examineAll(config({ DATABASE_READ_URL: database.url }), KNOWN);
  expect(findings.find(({ what }) => what === 'Replica')).toMatchObject({ state: 'fault' });
});
