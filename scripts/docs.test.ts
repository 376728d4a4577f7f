import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { SEALED_PURPOSES } from '@bellbird/server/src/platform/crypto/keyring.ts';
import { expect, test } from 'vitest';
import { inProject, ROOT } from './support/paths.ts';

// What is written about the house must be true of it.
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'sandbox/README.md',
  'bench/README.md',
  ...globSync('docs/**/*.md', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/')),
];
const TOP_FOLDERS = ['contract', 'server', 'panel', 'sandbox', 'e2e', 'bench', 'scripts', 'docs'];

const read = (file: string) => readFileSync(inProject(file), 'utf8');
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const NOT_OURS = new Set(['node_modules', 'dist', '.data']);
const fileNames = new Set(
  globSync(['.*', '*.*', `{${TOP_FOLDERS.join(',')}}/**/*.*`], {
    cwd: ROOT,
    exclude: (file) => NOT_OURS.has(basename(file)),
  }).map((file) => basename(file)),
);

/** What stands in backticks and looks like a place in the project; a bare file name may be anywhere in it. */
function missingIn(document: string): string[] {
  const prose = read(document).replaceAll(/^```[\s\S]*?^```/gm, '');
  const words = allOf(prose, /`([^`\s]+)`/g).filter((word) => !/[*<>{}…:]/.test(word));
  const paths = words.filter((word) => TOP_FOLDERS.some((folder) => word.startsWith(`${folder}/`)));
  const names = words.filter((word) => /^[.\w-]+\.(?:tsx?|mjs|json|tsv|sql|md)$/.test(word));
  return [
    ...paths.filter((path) => !existsSync(inProject(path))),
    ...names.filter((name) => !fileNames.has(name)),
    ...linksIn(document).filter((path) => !existsSync(inProject(path))),
  ];
}

/** Where a document's links lead, within the project. */
function linksIn(document: string): string[] {
  const targets = allOf(read(document), /\]\(([^)\s]+)\)/g).filter((target) => !/^(?:https?:|mailto:|#)/.test(target));
  return targets.map((target) => relative(ROOT, join(inProject(dirname(document)), target.replace(/#.*$/, ''))));
}

test('there is something to look at', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(12);
  expect(fileNames).toContain('docs.test.ts');
  expect(linksIn('README.md')).toContain('docs/ARCHITECTURE.md');
});

test.each(DOCUMENTS)('%s names only files and folders that exist', (document) => {
  expect(missingIn(document)).toEqual([]);
});

test.each(DOCUMENTS)('%s names only commands that exist', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = allOf(read(document), /npm run ([\w:-]+)/g);
  expect(commands.filter((command) => !(command in scripts))).toEqual([]);
});

test('every command is in the README', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre'));
  const named = (name: string) => new RegExp(`npm (?:run )?${name}(?![\\w:])`).test(read('README.md'));
  expect(commands.filter((name) => !named(name))).toEqual([]);
});

const variablesIn = (file: string) => allOf(read(file), /^ {2,4}([A-Z][A-Z0-9_]{2,}): /gm);
const inReadme = () => allOf(read('README.md'), /^- `([A-Z][A-Z0-9_]+)`/gm);

test('the README lists every variable that is read, and no other', () => {
  const config = variablesIn('server/src/platform/config/environment.ts');
  const starter = variablesIn('scripts/support/settings.ts').filter((name) => /^SANDBOX_(?:SMTP_)?PORT$/.test(name));
  expect(config).toContain('DATABASE_URL');
  expect(starter).toEqual(expect.arrayContaining(['SANDBOX_PORT', 'SANDBOX_SMTP_PORT']));
  expect([...config, ...starter].filter((name) => !inReadme().includes(name))).toEqual([]);
  const elsewhere = ['scripts/bootstrap.mjs', ...globSync('bench/src/*.ts', { cwd: ROOT })].map(read).join('\n');
  const known = (name: string) => config.includes(name) || starter.includes(name) || elsewhere.includes(name);
  expect(inReadme().filter((name) => !known(name))).toEqual([]);
});

test('every decision is listed', () => {
  const pages = globSync('docs/adr/0*.md', { cwd: ROOT }).map((file) => file.replaceAll('\\', '/'));
  expect(linksIn('docs/adr/README.md').toSorted()).toEqual(pages.toSorted());
});

/** The sections of ASVS 5.0 with requirements of levels 1 and 2. */
const ASVS_SECTIONS = `
  1.1 1.2 1.3 1.4 1.5 2.1 2.2 2.3 2.4 3.2 3.3 3.4 3.5 3.7 4.1 4.2 4.3 4.4 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4
  6.5 6.6 6.8 7.1 7.2 7.3 7.4 7.5 7.6 8.1 8.2 8.3 8.4 9.1 9.2 10.1 10.2 10.3 10.4 10.5 10.6 11.1 11.2 11.3
  11.4 11.5 11.6 12.1 12.2 12.3 13.1 13.2 13.3 13.4 14.1 14.2 14.3 15.1 15.2 15.3 16.1 16.2 16.3 16.4 16.5
  17.1`
  .trim()
  .split(/\s+/);

test('the threats cover every section of the standard, and every row has a test, a reason or a note', () => {
  const rows = [...read('docs/THREATS.md').matchAll(/^\| (\d+\.\d+)\.\d+\S* +\| [^|]+ \| ([^|]+) \|$/gm)];
  expect([...new Set(rows.map(([, section]) => section))]).toEqual(ASVS_SECTIONS);
  const notes = allOf(read('docs/THREATS.md'), /^(\d+)\. /gm);
  const missing = rows.filter(
    ([, , shown = '']) => /\*\*/.test(shown) && !notes.includes(/note (\d+)/.exec(shown)?.[1] ?? ''),
  );
  expect(missing).toEqual([]);
});

test('KEYS.md has every purpose of sealing and every variable that is a key', () => {
  const inventory = read('docs/KEYS.md');
  const variables = allOf(read('server/src/platform/config/environment.ts'), /^ {4}(\w*(?:SECRETS?|TOKEN|_KEY)):/gm);
  expect(variables.length).toBeGreaterThan(10);
  expect([...SEALED_PURPOSES, ...variables].filter((name) => !inventory.includes(name))).toEqual([]);
});
