import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

type Node = { type: string; [field: string]: unknown };

/** What one statement writes. It is open when it also writes a value that was built elsewhere. */
type Write = { table: string; columns: string[]; isOpen: boolean };

/** Product code of one domain, or of the platform. */
type Source = { writes: Write[]; keys: Set<string>; imports: Set<string> };

/** A statement whose table is an argument. */
const ANY_TABLE = '?';
const NOT_PRODUCT = /\.(?:test|testing|factory|tables)\.ts$/;
const SHOWS_ONLY = /\.(?:presenter|mails|routes)\.ts$/;

/**
 * Whether product code writes a column. Statements name most of them; where a statement takes a value that was built
 * elsewhere, an object literal of the same domain, or of one that calls it, may have built it.
 */
export function findColumnWriters(serverRoot: string): (table: string, column: string) => boolean {
  const sources = readSources(serverRoot);
  const isWrittenBy = (owner: string, { writes }: Source, table: string, column: string): boolean => {
    const own = writes.filter((write) => write.table === table);
    if (own.length === 0) return false;
    const named = [...own, ...writes.filter((write) => write.table === ANY_TABLE)];
    if (named.some(({ columns }) => columns.includes(column))) return true;
    const builders = [...sources].filter(([name, { imports }]) => name === owner || imports.has(owner));
    return own.some(({ isOpen }) => isOpen) && builders.some(([, { keys }]) => keys.has(column));
  };
  return (table, column) => [...sources].some(([owner, source]) => isWrittenBy(owner, source, table, column));
}

function readSources(serverRoot: string): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const found of globSync('src/{domains,platform}/**/*.ts', { cwd: serverRoot })) {
    const path = found.replaceAll('\\', '/');
    if (NOT_PRODUCT.test(path)) continue;
    const owner = domainIn(path) ?? 'platform';
    const source = sources.get(owner) ?? { writes: [], keys: new Set(), imports: new Set() };
    sources.set(owner, source);
    readFile(path, readFileSync(join(serverRoot, path), 'utf8'), source);
  }
  return sources;
}

/** `couples/leads` of a path or of an import. */
function domainIn(path: string): string | undefined {
  return /domains\/([a-z-]+\/[a-z-]+)\//.exec(path)?.[1];
}

function readFile(path: string, text: string, { writes, keys, imports }: Source): void {
  visit(parseSync(path, text).program as unknown as Node, undefined, (node, table) => {
    if (node.type === 'CallExpression' && table !== undefined) writes.push(...writesOfBuilder(node, table));
    if (node.type === 'TemplateLiteral') writes.push(...writesOfSql(sqlOf(node)));
    if (node.type === 'Literal') writes.push(...writesOfSql(String(node['value'])));
    if (node.type === 'ImportDeclaration')
      imports.add(domainIn(String((node['source'] as Node)['value'])) ?? 'platform');
    if (node.type === 'ObjectExpression' && !SHOWS_ONLY.test(path)) for (const key of keysOf(node)) keys.add(key);
  });
}

/** Walks the tree; `table` is the one that the statement around a node writes. */
function visit(node: Node, table: string | undefined, onNode: (node: Node, table: string | undefined) => void): void {
  const written = tableOfChain(node) ?? table;
  onNode(node, written);
  for (const child of childrenOf(node)) visit(child, written, onNode);
}

const STARTS = new Set(['insertInto', 'updateTable']);
const GIVES_VALUES = new Set(['values', 'set', 'doUpdateSet']);

/** `media` of `tx.insertInto('media').values(…).returning('id')`. */
function tableOfChain(node: Node): string | undefined {
  for (let call = node; call.type === 'CallExpression'; call = receiverOf(call)) {
    const [first] = call['arguments'] as Node[];
    if (STARTS.has(methodOf(call) ?? '') && first?.type === 'Literal') return String(first['value']).split(' ')[0];
  }
  return undefined;
}

function writesOfBuilder(call: Node, table: string): Write[] {
  const [given] = call['arguments'] as Node[];
  if (!GIVES_VALUES.has(methodOf(call) ?? '') || given === undefined) return [];
  return [{ table, ...valuesIn(given) }];
}

/** The columns of the literals that a value is made of; anything else in it leaves the statement open. */
function valuesIn(value: Node): { columns: string[]; isOpen: boolean } {
  const parts = partsOf(value);
  if (parts === undefined) return { columns: [], isOpen: true };
  const inner = parts.map(valuesIn);
  const spread = value.type === 'ObjectExpression' ? keysOf(value) : [];
  return { columns: [...spread, ...inner.flatMap(({ columns }) => columns)], isOpen: inner.some((one) => one.isOpen) };
}

/** What a value consists of; undefined if it was built elsewhere. */
function partsOf(value: Node): Node[] | undefined {
  switch (value.type) {
    case 'ObjectExpression':
      return (value['properties'] as Node[])
        .filter(({ type }) => type === 'SpreadElement')
        .map((spread) => spread['argument'] as Node);
    case 'ArrayExpression':
      return (value['elements'] as Node[]).map((one) =>
        one.type === 'SpreadElement' ? (one['argument'] as Node) : one,
      );
    case 'ArrowFunctionExpression':
      return [value['body'] as Node];
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return [value['expression'] as Node];
    case 'ConditionalExpression':
      return [value['consequent'] as Node, value['alternate'] as Node];
    case 'CallExpression':
      return methodOf(value) === 'map' ? (value['arguments'] as Node[]).slice(0, 1) : undefined;
    default:
      return undefined;
  }
}

const SQL_INSERT = /\binsert\s+into\s+([a-z_0-9]+)(?:\s+as\s+[a-z]+)?\s*\(([^)]*)\)/g;
const SQL_UPDATE = /\bupdate\s+(?:only\s+)?([a-z_0-9]+|\?)(?:\s+(?:as\s+)?(?!set\b)[a-z]+)?\s+set\s+([\s\S]*)/g;
const SQL_UPSERT = /\binsert\s+into\s+([a-z_0-9]+)[\s\S]*?do\s+update\s+set\s+([\s\S]*)/g;
const ASSIGNED = /(?:^|[,\s(])([a-z_0-9]+)\s*=(?!=)/g;

function writesOfSql(sql: string): Write[] {
  const inserts = [...sql.matchAll(SQL_INSERT)].map(([, table = '', columns = '']) => ({
    table,
    columns: columns.split(',').map((column) => column.trim()),
    isOpen: false,
  }));
  const updates = [...sql.matchAll(SQL_UPDATE), ...sql.matchAll(SQL_UPSERT)].map(([, table = '', rest = '']) => ({
    table,
    columns: assignedIn(rest),
    isOpen: false,
  }));
  return [...inserts, ...updates];
}

/** Up to the next clause; a sub-select inside of a value ends it early, which only finds too little. */
function assignedIn(assignments: string): string[] {
  const [own = ''] = assignments.split(/\b(?:where|from|returning)\b/);
  return [...own.matchAll(ASSIGNED)].map(([, column = '']) => column);
}

/** The text of a template; `?` where a value is filled in. */
function sqlOf({ quasis }: Node): string {
  return (quasis as Node[]).map((part) => (part['value'] as { raw: string }).raw).join('?');
}

function keysOf({ properties }: Node): string[] {
  return (properties as Node[])
    .filter(({ type, computed }) => type === 'Property' && computed !== true)
    .map((property) => property['key'] as Node)
    .map((key) => String(key['name'] ?? key['value']));
}

function methodOf(call: Node): string | undefined {
  const callee = call['callee'] as Node | undefined;
  return callee?.type === 'MemberExpression' ? String((callee['property'] as Node)['name']) : undefined;
}

function receiverOf(call: Node): Node {
  const callee = call['callee'] as Node;
  return callee.type === 'MemberExpression' ? (callee['object'] as Node) : callee;
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value);
}
