import { type SourceFile, domainOf, lineAt, readSources } from './source-files.ts';

// The formatter puts the closing brace of the interface at two spaces.
const DECLARED = /interface Tables \{\n([\s\S]*?)\n {2}\}/g;
const TABLE = /^ {4}([a-z_0-9]+):/gm;
const BUILDER_WRITE = /\b(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*['"`]([a-z_0-9]+)/g;
const SQL_WRITE = /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate|update)\s+(?:only\s+)?([a-z_0-9]+)\b/g;

/** Every table with the domain whose `*.tables.ts` declares it; those of the platform belong to `platform`. */
export function readTableOwners(root: string): Map<string, string> {
  const owners = new Map<string, string>();
  for (const { path, text } of readSources(root, ['server/src/{domains,platform,demo}/**/*.ts'])) {
    const owner = domainOf(path) ?? 'platform';
    for (const [, body = ''] of text.matchAll(DECLARED)) {
      for (const [, table = ''] of body.matchAll(TABLE)) owners.set(table, owner);
    }
  }
  return owners;
}

const CREATED = /\bcreate (?:unlogged )?table (?:if not exists )?([a-z_0-9]+)/g;
const DROPPED = /\bdrop table (?:if exists )?([a-z_0-9]+)/g;

/** Tables that a migration creates and no `*.tables.ts` declares. */
export function findUnownedTables(root: string): string[] {
  const owners = readTableOwners(root);
  const tables = new Set<string>();
  for (const { text } of readSources(root, ['server/migrations/*.sql'])) {
    for (const [, table = ''] of text.matchAll(CREATED)) tables.add(table);
    for (const [, table = ''] of text.matchAll(DROPPED)) tables.delete(table);
  }
  return [...tables].filter((table) => !owners.has(table)).map((table) => `no domain declares ${table}`);
}

/** Statements that write a table of another domain. Reading joins are allowed. */
export function findForeignWrites(root: string): string[] {
  const owners = readTableOwners(root);
  const files = readSources(root, ['server/src/{domains,platform}/**/*.ts']).filter(
    ({ path }) => !path.endsWith('.test.ts') && !path.endsWith('.factory.ts') && !path.endsWith('.tables.ts'),
  );
  return files.flatMap((file) => writesIn(file).flatMap((write) => describeForeign(file, write, owners)));
}

type Write = { table: string; line: number };

function writesIn({ text }: SourceFile): Write[] {
  const code = withoutComments(text);
  return [BUILDER_WRITE, SQL_WRITE].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => ({ table: match[1] ?? '', line: lineAt(code, match.index) })),
  );
}

function describeForeign({ path }: SourceFile, { table, line }: Write, owners: Map<string, string>): string[] {
  const owner = owners.get(table);
  const writer = domainOf(path) ?? 'platform';
  if (owner === undefined || owner === writer) return [];
  return [`${path}:${line} writes ${table}, which belongs to ${owner}`];
}

/** Keeps the line numbers. */
function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, '$1');
}
