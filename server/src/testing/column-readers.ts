import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

type Node = { type: string; [field: string]: unknown };

const NOT_PRODUCT = /\.(?:test|testing|factory|tables)\.ts$/;
const INSERTED = /\binsert\s+into\s+[a-z_0-9]+(?:\s+as\s+[a-z]+)?\s*\([^)]*\)/g;
const SET = /\bset\s+[\s\S]*?(?=\bwhere\b|\bfrom\b|\breturning\b|$)/g;
const ASSIGNED = /(?<=\bset\s+|,\s*)[a-z_0-9]+\s*=(?!=)/g;

/**
 * Whether product code reads a column, by its name alone: as a field of a row, as a name in a query, or in SQL that does
 * not only assign it. A name that several tables have counts for all of them, so this finds too little.
 */
export function findColumnReaders(serverRoot: string): (column: string) => boolean {
  const names = new Set<string>();
  for (const found of globSync('src/{domains,platform,app}/**/*.ts', { cwd: serverRoot })) {
    if (NOT_PRODUCT.test(found)) continue;
    visit(parseSync(found, readFileSync(join(serverRoot, found), 'utf8')).program as unknown as Node, (node) => {
      for (const name of namesReadBy(node)) names.add(name);
    });
  }
  return (column) => names.has(column);
}

function namesReadBy(node: Node): string[] {
  switch (node.type) {
    case 'MemberExpression':
      return node['computed'] ? [] : [String((node['property'] as Node)['name'])];
    case 'ObjectPattern':
      return (node['properties'] as Node[]).flatMap(({ key }) => (key ? [String((key as Node)['name'])] : []));
    case 'Literal':
      return wordsIn(String(node['value']));
    case 'TemplateElement':
      return wordsIn(withoutWrites(String((node['value'] as { raw: string }).raw)));
    default:
      return [];
  }
}

const wordsIn = (text: string): string[] => text.match(/[a-z_0-9]+/g) ?? [];

function withoutWrites(sql: string): string {
  return sql.replaceAll(INSERTED, '').replaceAll(SET, (assignments) => assignments.replaceAll(ASSIGNED, ''));
}

function visit(node: Node, onNode: (node: Node) => void): void {
  onNode(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, onNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}
