import { parseSync } from 'oxc-parser';

type Requirement = { id: string; kind: string; text: string };
type Node = { type: string; [field: string]: unknown };

const ID = /\b[A-Z]{2,6}-\d{2,3}\b/g;
const TITLED = new Set(['test', 'it', 'describe', 'suite']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme']);

/** The requirements: one row for each thing the product must do. */
export function readRequirements(tsv: string): Requirement[] {
  const rows = tsv.trimEnd().split('\n').slice(1);
  return rows.map((row) => {
    const [id = '', , kind = '', text = ''] = row.split('\t');
    return { id, kind, text };
  });
}

/**
 * The ids in the titles of tests that run, or in the table their titles come from: not in comments, data or skipped
 * tests.
 */
export function idsInTitles(source: string, file: string): string[] {
  const found: string[] = [];
  visit(parseSync(file, source).program as unknown as Node, (title) => found.push(...(title.match(ID) ?? [])));
  return found;
}

/** How many are met, for each prefix and in total. */
export function perPrefix(
  requirements: Requirement[],
  met: Set<string>,
): { prefix: string; met: number; all: number }[] {
  const groups = Map.groupBy(requirements, ({ id }) => id.slice(0, id.lastIndexOf('-')));
  const count = (prefix: string, rows: Requirement[]) => ({
    prefix,
    met: rows.filter(({ id }) => met.has(id)).length,
    all: rows.length,
  });
  return [...[...groups].map(([prefix, rows]) => count(prefix, rows)), count('total', requirements)];
}

function visit(node: Node, onTitle: (title: string) => void): void {
  if (node.type === 'CallExpression') {
    const called = calleeNames(node['callee'] as Node);
    if (TITLED.has(called[0] ?? '')) {
      if (called.some((name) => NOT_RUN.has(name))) return;
      onTitle([textOf((node['arguments'] as Node[])[0]), ...tableOf(node)].join(' '));
    }
  }
  if (node.type === 'ForOfStatement' && makesTests(node['body'] as Node)) {
    onTitle(wordsIn(node['right'] as Node).join(' '));
  }
  for (const child of childrenOf(node)) visit(child, onTitle);
}

// The rows of `test.each(rows)('title')`.
function tableOf({ callee }: Node): string[] {
  const maker = callee as Node;
  return maker.type === 'CallExpression' ? (maker['arguments'] as Node[]).flatMap(wordsIn) : [];
}

// A loop around tests, not one inside a test.
function makesTests(body: Node): boolean {
  const statements = body.type === 'BlockStatement' ? (body['body'] as Node[]) : [body];
  return statements.some((statement) => {
    const called = statement.type === 'ExpressionStatement' ? (statement['expression'] as Node) : undefined;
    const names = called?.type === 'CallExpression' ? calleeNames(called['callee'] as Node) : [];
    return TITLED.has(names[0] ?? '') && !names.some((name) => NOT_RUN.has(name));
  });
}

function wordsIn(node: Node): string[] {
  return [textOf(node), ...childrenOf(node).flatMap(wordsIn)];
}

function childrenOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

// `test.each(rows)('title')`, `test.describe.parallel('title')` and `test('title')` all begin with a known name.
function calleeNames(callee: Node): string[] {
  if (callee.type === 'Identifier') return [String(callee['name'])];
  if (callee.type === 'CallExpression') return calleeNames(callee['callee'] as Node);
  if (callee.type === 'MemberExpression') {
    const property = callee['property'] as Node;
    return [...calleeNames(callee['object'] as Node), String(property['name'] ?? '')];
  }
  return [];
}

function textOf(title: Node | undefined): string {
  if (title?.type === 'Literal') return String(title['value']);
  if (title?.type !== 'TemplateLiteral') return '';
  return (title['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
