import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findDomainCycles } from './support/domain-cycles.ts';
import { findMisnamedFiles, findRolelessFiles, findServiceFaults } from './support/file-roles.ts';
import { ROOT } from './support/paths.ts';
import { findRawKeys } from './support/raw-keys.ts';
import { findForeignWrites, findUnownedTables } from './support/table-owners.ts';
import { findBannedWords, findLongLines } from './support/words.ts';

/** A small project on disk. */
function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'bellbird-structure-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const LEADS = 'server/src/domains/couples/leads';
const CALLS = 'server/src/domains/couples/calls';
const tables = (name: string) =>
  `declare module '#platform/db/tables.ts' {\n  interface Tables {\n    ${name}: { id: number };\n    ${name}_notes: { id: number };\n  }\n}\n`;
const TABLES = { [`${LEADS}/leads.tables.ts`]: tables('leads'), [`${CALLS}/calls.tables.ts`]: tables('calls') };

describe('one owner per table', () => {
  const write = (statement: string, path = `${CALLS}/calls.repository.ts`) =>
    findForeignWrites(project({ ...TABLES, [path]: statement }));

  test.each([
    ["tx.insertInto('leads').values({})"],
    ["tx\n  .updateTable('leads as lead')"],
    ["tx.deleteFrom('leads_notes')"],
    ['sql`insert into leads (id) values (1)`'],
    ['sql`with old as (select 1) update leads set id = 2`'],
    ['sql`delete from leads_notes`'],
  ])('a domain must not write another domain’s table: %s', (statement) => {
    expect(write(statement)).toHaveLength(1);
  });

  test('the finding names file, line, table and owner', () => {
    expect(write("\n\ntx.insertInto('leads')")).toEqual([
      `${CALLS}/calls.repository.ts:3 writes leads, which belongs to couples/leads`,
    ]);
  });

  test.each([
    ["tx.insertInto('calls')"],
    ["tx.selectFrom('leads')"],
    ['sql`select * from leads join calls using (id)`'],
    ['// insert into leads\n/* update leads */'],
  ])('own tables and reading joins are fine: %s', (statement) => {
    expect(write(statement)).toEqual([]);
  });

  test('factories and tests may write what they need', () => {
    expect(write("tx.insertInto('leads')", `${CALLS}/calls.factory.ts`)).toEqual([]);
  });

  test('a table that nobody declares is found', () => {
    const root = project({
      ...TABLES,
      'server/migrations/0001.sql': 'create table leads ();\ncreate table orphans ();',
    });
    expect(findUnownedTables(root)).toEqual(['no domain declares orphans']);
  });
});

describe('domains do not import each other in circles', () => {
  const importing = (from: string, specifier: string) => ({
    [`${from}/a.service.ts`]: `import type { X } from '${specifier}';`,
  });

  test('two domains, by types alone', () => {
    const root = project({
      ...importing(LEADS, '#domains/couples/calls/calls.public.ts'),
      ...importing(CALLS, '../leads/leads.public.ts'),
    });
    expect(findDomainCycles(root)).toEqual(['server: couples/calls, couples/leads import each other']);
  });

  test('one direction is fine', () => {
    expect(findDomainCycles(project(importing(LEADS, '#domains/couples/calls/calls.public.ts')))).toEqual([]);
  });
});

describe('every file has a role', () => {
  test('a server file without a role is found', () => {
    const root = project({ [`${LEADS}/csv.ts`]: '', [`${LEADS}/lead-csv.presenter.ts`]: '' });
    expect(findRolelessFiles(root)).toEqual([`${LEADS}/csv.ts has no role in its name`]);
  });

  test.each([
    ['export function createLeads() {}'],
    ['export function createLeadsService() {}\nexport function findLead() {}'],
    ['export type Lead = 1;'],
  ])('a service that does not export one factory is found: %s', (text) => {
    expect(findServiceFaults(project({ [`${LEADS}/leads.service.ts`]: text }))).toHaveLength(1);
  });

  test('one factory and types are fine', () => {
    const text = 'export type Lead = 1;\nexport function createLeadsService() {}\nfunction helper() {}';
    expect(findServiceFaults(project({ [`${LEADS}/leads.service.ts`]: text }))).toEqual([]);
  });

  test('file names are kebab-case; components are PascalCase', () => {
    const root = project({
      'panel/src/ui/Button.tsx': '',
      'panel/src/ui/use-field.ts': '',
      'panel/src/ui/useField.ts': '',
      'server/src/app/Server.ts': '',
    });
    expect(findMisnamedFiles(root).map((fault) => fault.split(' ')[0])).toEqual([
      'panel/src/ui/useField.ts',
      'server/src/app/Server.ts',
    ]);
  });
});

describe('what is made with SECRET is made by the keyring', () => {
  test.each([
    ["createHmac('sha256', secret).update('x')"],
    ["hkdfSync('sha256', secret, 'bellbird', 'x', 32)"],
    ["createCipheriv('aes-256-gcm', key, nonce)"],
    ["createSealer([Buffer.from('x')])"],
    ['process.env.SECRET'],
    ["process.env['SECRET']"],
  ])('a key of one’s own is found: %s', (text) => {
    expect(findRawKeys(project({ [`${LEADS}/leads.service.ts`]: `\n${text};` }))).toEqual([
      `${LEADS}/leads.service.ts:2 uses a key past the keyring`,
    ]);
  });

  test('the keyring itself, keys of other companies and tests are fine', () => {
    const text = "createHmac('sha256', secret)";
    const files = ['platform/crypto/keyring.ts', 'platform/http/partner.ts', 'domains/couples/leads/leads.test.ts'];
    expect(findRawKeys(project(Object.fromEntries(files.map((file) => [`server/src/${file}`, text]))))).toEqual([]);
  });

  test('the product keeps to it', () => {
    expect(findRawKeys(ROOT)).toEqual([]);
  });
});

describe('plain words', () => {
  test.each([
    ['panel/src/domains/couples/leads/leads.en.json', '{ "a": "Nobody stands here." }'],
    ['server/src/domains/couples/leads/leads.mails.ts', "const text = 'The offer lapses soon.';"],
    ['docs/GUIDE.md', 'It is \u00ABquoted\u00BB.'],
    ['server/src/domains/couples/leads/leads.rules.ts', '// What leaves through the post office.'],
  ])('a banned word in %s is found', (path, text) => {
    expect(findBannedWords(project({ [path]: text })).length).toBeGreaterThan(0);
  });

  test('the finding names its place', () => {
    expect(findBannedWords(project({ 'README.md': 'Fine.\nGone meanwhile.' }))).toEqual([
      'README.md:2 says ‘meanwhile’',
    ]);
  });

  test('long lines of documentation are found', () => {
    expect(findLongLines(project({ 'README.md': `${'a'.repeat(120)}\n${'b'.repeat(121)}` }))).toEqual([
      'README.md:2 has 121 characters',
    ]);
  });
});
