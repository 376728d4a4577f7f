import type { Statement } from './capture.ts';

/** A Message-ID is new for each mail, and the database insists on it. */
const MESSAGE_ID = /^<[0-9a-f-]{36}@/;

export function isFresh(value: unknown): boolean {
  return typeof value === 'string' && MESSAGE_ID.test(value);
}

/** A message is inserted with an id that was reserved for it, different each time: the position of that value. */
export function idPosition({ text }: Statement): number | undefined {
  const found = /insert into "lead_messages" \("id".*? values \(\$(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
}

/** The statements as a pgbench script: the same text with its values, each time for another lead. */
export function asPgbenchScript(
  statements: readonly Statement[],
  leadIds: readonly number[],
  isWrite: boolean,
): string {
  const captured = leadIds[0] ?? 0;
  const body = statements.map((statement) => `${filled(statement, captured, leadIds)};`).join('\n');
  // Two leads per client for writes: the servers never write to one lead twice at the same moment either.
  const any = isWrite ? `1 + (:client_id * 2 + random(0, 1)) % ${leadIds.length}` : `random(1, ${leadIds.length})`;
  const choose = `\\set i ${any}\n`;
  return isWrite ? `${choose}begin;\n${body}\ncommit;\n` : `${choose}${body}\n`;
}

function filled(statement: Statement, captured: number, leadIds: readonly number[]): string {
  const { text, values } = statement;
  const id = idPosition(statement);
  const one = text.replaceAll(/\s+/g, ' ').replace(/;\s*$/, '');
  return one.replaceAll(/\$(\d+)/g, (_whole, position: string) => {
    if (Number(position) === id) return `nextval('lead_messages_id_seq')`;
    const value = values[Number(position) - 1];
    if (value === captured) return `(array[${leadIds.join(',')}])[:i]`;
    return isFresh(value) ? `('<' || md5(random()::text) || '@bench>')` : literal(value);
  });
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Array.isArray(value)) return quoted(`{${value.map((each) => JSON.stringify(each)).join(',')}}`);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}

/** pgbench reads a colon before a name as one of its variables; a Unicode escape keeps it from doing so. */
function quoted(text: string): string {
  const safe = text
    .replaceAll("'", "''")
    .replaceAll('\\', String.raw`\\`)
    .replaceAll(':', String.raw`\003A`);
  return safe.includes('\\') ? `U&'${safe}'` : `'${safe}'`;
}
