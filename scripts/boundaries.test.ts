import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject } from './support/paths.ts';

// A small house with every room; each test adds one file that steps over one line.
const HOUSE = {
  'contract/package.json':
    '{ "name": "@bellbird/contract", "type": "module", "exports": { "./*": "./src/*/index.ts" } }',
  'contract/src/shared/limits.ts': 'export const LIMIT = 1;',
  'contract/src/couples/leads/index.ts': `import { z } from 'zod'; export const Lead = z.object({});`,
  'server/package.json': `{ "name": "@bellbird/server", "type": "module", "dependencies": { "pg": "8", "kysely": "0", "fastify": "5" },
    "imports": { "#platform/*": "./src/platform/*", "#domains/*": "./src/domains/*" } }`,
  'server/src/platform/db/db.ts': `import pg from 'pg'; export const db = pg;`,
  'server/src/platform/time/clock.ts': 'export const now = 1;',
  'server/src/platform/http/bind.ts': 'export const bind = 1;',
  'server/src/domains/couples/leads/leads.tables.ts': 'export type LeadRow = { id: number };',
  'server/src/domains/couples/leads/leads.repository.ts': `import { db } from '#platform/db/db.ts'; export const find = db;`,
  'server/src/domains/couples/leads/leads.service.ts': `import { find } from './leads.repository.ts'; export const read = find;`,
  'server/src/domains/couples/leads/leads.public.ts': `export { read } from './leads.service.ts';`,
  'server/src/domains/couples/leads/leads.factory.ts': `import { find } from './leads.repository.ts'; export const make = find;`,
  'server/src/domains/couples/leads/leads.routes.ts': `import { Lead } from '@bellbird/contract/couples/leads';
    import { bind } from '#platform/http/bind.ts'; import { read } from './leads.service.ts'; export const all = [Lead, bind, read];`,
  'server/src/domains/couples/leads/lead-status.ts': `import { Lead } from '@bellbird/contract/couples/leads'; export const steps = Lead;`,
  'server/src/domains/foundation/places/places.service.ts': `import { read } from '#domains/couples/leads/leads.public.ts'; export const list = read;`,
  'server/src/domains/couples/leads/leads.service.test.ts': `import { make } from './leads.factory.ts'; export const made = make;`,
  'server/src/testing/app.ts': 'export const app = 1;',
  'server/src/app/app.ts': `import { all } from '#domains/couples/leads/leads.routes.ts'; export const app = all;`,
  'panel/package.json': '{ "name": "@bellbird/panel", "type": "module" }',
  'panel/src/ui/button.tsx': `import { LIMIT } from '../../../contract/src/shared/limits.ts'; export const button = LIMIT;`,
  'panel/src/platform/client.ts': 'export const client = 1;',
  'panel/src/domains/couples/leads/leads.queries.ts': `import { client } from '../../../../platform/client.ts'; export const queries = client;`,
  'panel/src/domains/foundation/places/places.queries.ts': 'export const queries = 1;',
  'panel/src/app/app.tsx': `import { queries } from '../domains/couples/leads/leads.queries.ts'; export const app = queries;`,
  'sandbox/src/main.ts': 'export const sandbox = 1;',
  'e2e/journeys/smoke.spec.ts': 'export const journey = 1;',
};

const leads = (kind: string) => `server/src/domains/couples/leads/extra.${kind}.ts`;

// [the wall, the file that crosses it, what it imports]
const CROSSINGS: [string, string, string][] = [
  ['contract-stands-alone', 'contract/src/couples/leads/extra.ts', '../../../../server/src/platform/time/clock.ts'],
  ['contract-needs-zod-only', 'contract/src/couples/leads/extra.ts', 'node:fs'],
  ['panel-talks-through-the-contract', 'panel/src/app/extra.ts', '../../../server/src/platform/time/clock.ts'],
  ['server-knows-no-client', 'server/src/app/extra.ts', '../../../panel/src/platform/client.ts'],
  ['sandbox-is-the-outside', 'sandbox/src/extra.ts', '../../server/src/platform/time/clock.ts'],
  ['journeys-use-the-front-door', 'e2e/journeys/extra.spec.ts', '../../server/src/app/app.ts'],
  ['platform-knows-no-domain', 'server/src/platform/time/extra.ts', '#domains/couples/leads/leads.public.ts'],
  ['platform-knows-no-domain', 'panel/src/platform/extra.ts', '../domains/couples/leads/leads.queries.ts'],
  ['domains-know-no-app', 'server/src/domains/couples/leads/extra.ts', '../../../app/app.ts'],
  ['tests-are-not-imported', 'server/src/app/extra.ts', '../testing/app.ts'],
  [
    'panel-domains-are-strangers',
    'panel/src/domains/couples/leads/extra.ts',
    '../../foundation/places/places.queries.ts',
  ],
  ['ui-knows-props-only', 'panel/src/ui/extra.tsx', '../platform/client.ts'],
  ['ui-knows-props-only', 'panel/src/ui/extra.tsx', '../../../contract/src/couples/leads/index.ts'],
  ['texts-know-react-only', 'panel/src/texts/extra.ts', '../platform/client.ts'],
  [
    'domains-meet-in-public',
    'server/src/domains/foundation/places/extra.service.ts',
    '../../couples/leads/leads.service.ts',
  ],
  [
    'repository-joins-tables-only',
    'server/src/domains/foundation/places/extra.repository.ts',
    '../../couples/leads/leads.repository.ts',
  ],
  [
    'factories-build-on-factories',
    'server/src/domains/foundation/places/extra.factory.ts',
    '../../couples/leads/leads.repository.ts',
  ],
  ['routes-bind-only', leads('routes'), './leads.repository.ts'],
  ['routes-bind-only', leads('routes'), '#platform/db/db.ts'],
  ['routes-hold-no-sql', leads('routes'), 'kysely'],
  ['routes-hold-no-sql', leads('routes'), 'pg'],
  ['service-knows-no-http', leads('service'), 'fastify'],
  ['service-holds-no-sql', leads('service'), 'kysely'],
  ['rules-are-pure', leads('policy'), '#platform/time/clock.ts'],
  ['rules-are-pure', 'server/src/domains/couples/leads/extra-status.ts', 'node:fs'],
  ['repository-knows-tables', leads('repository'), '@bellbird/contract/couples/leads'],
  ['repository-knows-tables', leads('repository'), './leads.service.ts'],
  ['presenter-shapes-only', leads('presenter'), './leads.repository.ts'],
  ['work-goes-through-the-service', leads('jobs'), './leads.repository.ts'],
  ['work-goes-through-the-service', leads('events'), 'pg'],
  ['public-shows-its-own', leads('public'), './leads.routes.ts'],
  ['factory-writes-rows', leads('factory'), './leads.service.ts'],
  ['factories-are-for-made-up-data', leads('service'), './leads.factory.ts'],
  ['factories-are-for-made-up-data', 'server/src/app/extra.ts', '../domains/couples/leads/leads.factory.ts'],
];

const Report = z.object({
  modules: z.array(z.unknown()),
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

const TYPE_ONLY = 'server/src/domains/couples/leads/types-only.repository.ts';

let house: string;
let cleanHouse: string[];
let crossings: string[];

beforeAll(() => {
  house = realpathSync(mkdtempSync(join(tmpdir(), 'bellbird-house-')));
  mkdirSync(join(house, 'node_modules/@bellbird'), { recursive: true });
  for (const name of ['kysely', 'pg', 'fastify', 'zod']) {
    symlinkSync(inProject('node_modules', name), join(house, 'node_modules', name));
  }
  symlinkSync(join(house, 'contract'), join(house, 'node_modules/@bellbird/contract'));
  for (const [file, text] of Object.entries(HOUSE)) put(file, text);
  cleanHouse = cruise();
  CROSSINGS.forEach(([, file, target], at) => {
    put(numbered(file, at), `import * as other from '${target}'; export const extra = other;`);
  });
  put(TYPE_ONLY, `import type { Lead } from '@bellbird/contract/couples/leads'; export type Extra = typeof Lead;`);
  put('server/src/platform/time/one.ts', `import { two } from './two.ts'; export const one = () => two;`);
  put('server/src/platform/time/two.ts', `import { one } from './one.ts'; export const two = () => one;`);
  crossings = cruise();
});
afterAll(() => rmSync(house, { recursive: true }));

const numbered = (file: string, at: number) => file.replace('extra', `extra${at}`);

function put(file: string, text: string): void {
  mkdirSync(dirname(join(house, file)), { recursive: true });
  writeFileSync(join(house, file), text);
}

function cruise(): string[] {
  const program = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = inProject('.dependency-cruiser.mjs');
  const rooms = ['contract', 'server', 'panel', 'sandbox', 'e2e'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...rooms],
    { cwd: house, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const { modules, summary } = Report.parse(JSON.parse(stdout));
  expect(modules.length).toBeGreaterThan(Object.keys(HOUSE).length / 2);
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

test('a house that keeps to its rooms passes', () => {
  expect(cleanHouse).toEqual([]);
});

test.each(CROSSINGS.map((crossing, at) => [...crossing, at] as const))(
  'the wall %s stops %s from importing %s',
  (wall, file, _target, at) => {
    expect(crossings).toContain(`${wall}: ${numbered(file, at)}`);
  },
);

test('the wall repository-knows-tables stops types of the contract, too', () => {
  expect(crossings).toContain(`repository-knows-tables: ${TYPE_ONLY}`);
});

test('the wall no-circles stops two files that import each other', () => {
  expect(crossings).toContain('no-circles: server/src/platform/time/one.ts');
});

test('every wall is tried', async () => {
  const { default: config } = (await import(inProject('.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  const tried = new Set([...CROSSINGS.map(([wall]) => wall), 'no-circles']);
  expect(config.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
