import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { inProject } from './support/paths.ts';

// A small project with a file of every role; each test adds one file that breaks one rule.
const PROJECT = {
  'contract/package.json':
    '{ "name": "@bellbird/contract", "type": "module", "exports": { "./*": "./src/*/index.ts" } }',
  'contract/src/shared/limits.ts': 'export const LIMIT = 1;',
  'contract/src/couples/leads/index.ts': `import { z } from 'zod'; export const Lead = z.object({});`,
  'contract/src/foundation/places/index.ts': `import { z } from 'zod'; export const Place = z.object({});`,
  'server/package.json': `{ "name": "@bellbird/server", "type": "module", "dependencies": { "pg": "8", "kysely": "0", "fastify": "5" },
    "imports": { "#platform/*": "./src/platform/*", "#domains/*": "./src/domains/*" } }`,
  'server/src/platform/db/db.ts': `import pg from 'pg'; export const db = pg;`,
  'server/src/platform/time/clock.ts': 'export const now = 1;',
  'server/src/platform/http/bind.ts': 'export const bind = 1;',
  'server/src/domains/couples/leads/leads.tables.ts': 'export type LeadRow = { id: number };',
  'server/src/domains/couples/leads/leads.repository.ts': `import { db } from '#platform/db/db.ts'; export const find = db;`,
  'server/src/domains/couples/leads/leads.operations.ts': `import { find } from './leads.repository.ts'; export const run = find;`,
  'server/src/domains/couples/leads/leads.service.ts': `import { run } from './leads.operations.ts'; export const read = run;`,
  'server/src/domains/couples/leads/leads.public.ts': `export { read } from './leads.service.ts'; export { run } from './leads.operations.ts';`,
  'server/src/domains/couples/leads/leads.factory.ts': `import { find } from './leads.repository.ts'; export const make = find;`,
  'server/src/domains/couples/leads/leads.routes.ts': `import { Lead } from '@bellbird/contract/couples/leads';
    import { bind } from '#platform/http/bind.ts'; import { read } from './leads.service.ts'; export const all = [Lead, bind, read];`,
  'server/src/domains/couples/leads/leads.rules.ts': `import { Lead } from '@bellbird/contract/couples/leads'; export const steps = Lead;`,
  'server/src/domains/couples/calls/calls.service.ts': `import { read } from '#domains/couples/leads/leads.public.ts'; export const list = read;`,
  'server/src/domains/foundation/places/places.public.ts': 'export {};',
  'server/src/domains/couples/leads/leads.service.test.ts': `import { make } from './leads.factory.ts'; export const made = make;`,
  'server/src/testing/app.ts': 'export const app = 1;',
  'server/src/app/app.ts': `import { all } from '#domains/couples/leads/leads.routes.ts'; export const app = all;`,
  'panel/package.json': '{ "name": "@bellbird/panel", "type": "module" }',
  'panel/src/ui/button.tsx': `import { LIMIT } from '../../../contract/src/shared/limits.ts'; export const button = LIMIT;`,
  'panel/src/platform/client.ts': 'export const client = 1;',
  'panel/src/domains/couples/leads/leads.queries.ts': `import { client } from '../../../../platform/client.ts'; export const queries = client;`,
  'panel/src/domains/foundation/places/places.queries.ts': 'export const queries = 1;',
  'panel/src/app/app.tsx': `import { queries } from '../domains/couples/leads/leads.queries.ts'; export const app = queries;`,
  'contract/src/desk/support/support.public.ts': 'export const support = 1;',
  'server/src/domains/desk/support/support.public.ts': 'export {};',
  'panel/src/domains/desk/support/support.public.ts': 'export const support = 1;',
  'sandbox/src/main.ts': 'export const sandbox = 1;',
  'e2e/journeys/smoke.spec.ts': 'export const journey = 1;',
};

const leads = (role: string) => `server/src/domains/couples/leads/extra.${role}.ts`;
const calls = (role: string) => `server/src/domains/couples/calls/extra.${role}.ts`;

const AREAS = ['foundation', 'people', 'attention', 'listing', 'money', 'couples', 'reputation', 'insight', 'growth'];
const SIDES = { contract: 'contract/src', server: 'server/src/domains', panel: 'panel/src/domains' };

/** For each area and side, a file that imports from the area at the top. */
const CLIMBS = Object.entries(SIDES).flatMap(([side, folder]) =>
  AREAS.map((area): [string, string, string] => [
    `${side}-${area}-imports-areas-below`,
    `${folder}/${area}/some/extra.public.ts`,
    '../../desk/support/support.public.ts',
  ]),
);

// [the rule, the file that breaks it, what it imports]
const VIOLATIONS: [string, string, string][] = [
  ...CLIMBS,
  ['contract-stands-alone', 'contract/src/couples/leads/extra.ts', '../../../../server/src/platform/time/clock.ts'],
  ['contract-needs-zod-only', 'contract/src/couples/leads/extra.ts', 'node:fs'],
  ['panel-uses-the-contract', 'panel/src/app/extra.ts', '../../../server/src/platform/time/clock.ts'],
  ['server-knows-no-client', 'server/src/app/extra.ts', '../../../panel/src/platform/client.ts'],
  ['sandbox-stands-alone', 'sandbox/src/extra.ts', '../../server/src/platform/time/clock.ts'],
  ['journeys-use-the-product', 'e2e/journeys/extra.spec.ts', '../../server/src/app/app.ts'],
  ['platform-knows-no-domain', 'server/src/platform/time/extra.ts', '#domains/couples/leads/leads.public.ts'],
  ['platform-knows-no-domain', 'panel/src/platform/extra.ts', '../domains/couples/leads/leads.queries.ts'],
  ['domains-know-no-app', 'server/src/domains/couples/leads/extra.ts', '../../../app/app.ts'],
  ['tests-are-not-imported', 'server/src/app/extra.ts', '../testing/app.ts'],
  [
    'panel-domains-are-separate',
    'panel/src/domains/couples/leads/extra.ts',
    '../../foundation/places/places.queries.ts',
  ],
  ['ui-knows-props-only', 'panel/src/ui/extra.tsx', '../platform/client.ts'],
  ['ui-knows-props-only', 'panel/src/ui/extra.tsx', '../../../contract/src/couples/leads/index.ts'],
  ['texts-know-react-only', 'panel/src/texts/extra.ts', '../platform/client.ts'],
  ['loading-knows-no-other-code', 'panel/src/loading/extra.ts', '../ui/button.tsx'],
  ['domains-use-public-files', calls('service'), '../leads/leads.service.ts'],
  ['repositories-import-no-domain', calls('repository'), '../leads/leads.public.ts'],
  ['routes-bind-only', leads('routes'), './leads.repository.ts'],
  ['routes-bind-only', leads('routes'), '#platform/db/db.ts'],
  ['routes-hold-no-sql', leads('routes'), 'kysely'],
  ['routes-hold-no-sql', leads('routes'), 'pg'],
  ['services-know-no-http', leads('service'), 'fastify'],
  ['services-hold-no-sql', leads('service'), 'kysely'],
  ['services-hold-no-sql', leads('operations'), 'kysely'],
  ['operations-import-no-service', leads('operations'), './leads.service.ts'],
  ['rules-are-pure', leads('policy'), '#platform/time/clock.ts'],
  ['rules-are-pure', leads('rules'), 'node:fs'],
  ['repositories-know-tables-only', leads('repository'), '@bellbird/contract/couples/leads'],
  ['repositories-know-tables-only', leads('repository'), './leads.service.ts'],
  ['presenters-fetch-nothing', leads('presenter'), './leads.repository.ts'],
  ['jobs-call-services', leads('jobs'), './leads.repository.ts'],
  ['jobs-call-services', leads('webhooks'), 'pg'],
  ['definitions-are-data', leads('job-definitions'), './leads.service.ts'],
  ['mails-are-texts', leads('mails'), './leads.repository.ts'],
  ['public-files-export-their-own', leads('public'), './leads.routes.ts'],
  ['factories-write-rows', leads('factory'), './leads.service.ts'],
  ['factories-are-for-tests', leads('service'), './leads.factory.ts'],
  ['factories-are-for-tests', 'server/src/app/extra.ts', '../domains/couples/leads/leads.factory.ts'],
];

const Report = z.object({
  modules: z.array(z.unknown()),
  summary: z.object({ violations: z.array(z.object({ from: z.string(), rule: z.object({ name: z.string() }) })) }),
});

const TYPE_ONLY = 'server/src/domains/couples/leads/types-only.repository.ts';

let root: string;
let cleanProject: string[];
let violations: string[];

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'bellbird-rules-')));
  mkdirSync(join(root, 'node_modules/@bellbird'), { recursive: true });
  for (const name of ['kysely', 'pg', 'fastify', 'zod']) {
    symlinkSync(inProject('node_modules', name), join(root, 'node_modules', name));
  }
  symlinkSync(join(root, 'contract'), join(root, 'node_modules/@bellbird/contract'));
  for (const [file, text] of Object.entries(PROJECT)) put(file, text);
  cleanProject = cruise();
  VIOLATIONS.forEach(([, file, target], at) => {
    put(numbered(file, at), `import * as other from '${target}'; export const extra = other;`);
  });
  put(TYPE_ONLY, `import type { Lead } from '@bellbird/contract/couples/leads'; export type Extra = typeof Lead;`);
  put('server/src/platform/time/one.ts', `import { two } from './two.ts'; export const one = () => two;`);
  put('server/src/platform/time/two.ts', `import { one } from './one.ts'; export const two = () => one;`);
  violations = cruise();
});
afterAll(() => rmSync(root, { recursive: true }));

const numbered = (file: string, at: number) => file.replace('extra', `extra${at}`);

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function cruise(): string[] {
  const program = inProject('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const config = inProject('.dependency-cruiser.mjs');
  const folders = ['contract', 'server', 'panel', 'sandbox', 'e2e'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [program, '--config', config, '--output-type', 'json', ...folders],
    { cwd: root, encoding: 'utf8' },
  );
  if (stdout === '') throw new Error(stderr);
  const { modules, summary } = Report.parse(JSON.parse(stdout));
  expect(modules.length).toBeGreaterThan(Object.keys(PROJECT).length / 2);
  return summary.violations.map(({ from, rule }) => `${rule.name}: ${from}`);
}

test('a project that keeps the rules passes', () => {
  expect(cleanProject).toEqual([]);
});

test.each(VIOLATIONS.map((violation, at) => [...violation, at] as const))(
  'the rule %s stops %s from importing %s',
  (rule, file, _target, at) => {
    expect(violations).toContain(`${rule}: ${numbered(file, at)}`);
  },
);

test('the rule repositories-know-tables-only stops types of the contract, too', () => {
  expect(violations).toContain(`repositories-know-tables-only: ${TYPE_ONLY}`);
});

test('the rule no-cycles stops two files that import each other', () => {
  expect(violations).toContain('no-cycles: server/src/platform/time/one.ts');
});

test('every rule is broken once', async () => {
  const { default: config } = (await import(inProject('.dependency-cruiser.mjs'))) as {
    default: { forbidden: { name: string }[] };
  };
  const tried = new Set([...VIOLATIONS.map(([rule]) => rule), 'no-cycles']);
  expect(config.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
