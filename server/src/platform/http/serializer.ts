import type { Answer, CallSpec } from '@bellbird/contract/shared/call';
import fastJson from 'fast-json-stringify';
import { z } from 'zod';

export type Serialize = (body: unknown) => string;

/**
 * Compiles one serializer per success status. It writes only what the contract declares, so a row cannot leak a
 * column.
 */
export function compileSerializers(call: CallSpec): Map<number, Serialize> {
  const writers = new Map<number, Serialize>();
  for (const [status, answer] of Object.entries(call.responses)) {
    if (isSchema(answer) && !(answer instanceof z.ZodVoid)) writers.set(Number(status), compile(answer));
  }
  return writers;
}

function isSchema(answer: Answer | undefined): answer is z.ZodType {
  return answer !== undefined && answer !== 'blob' && answer !== 'stream';
}

/** Compiling all takes most of a second, and a test run starts hundreds of servers in one process. */
const compiled = new WeakMap<z.ZodType, Serialize>();

function compile(schema: z.ZodType): Serialize {
  const known = compiled.get(schema);
  if (known) return known;
  const json = z.toJSONSchema(schema, { io: 'output', target: 'draft-7', unrepresentable: 'any', cycles: 'throw' });
  const serialize = fastJson(simplify(json) as Parameters<typeof fastJson>[0]);
  compiled.set(schema, serialize);
  return serialize;
}

type Json = Record<string, unknown>;

/** Formats are checked on input only; `null | x` becomes a type list, which is written without trying both. */
function simplify(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(simplify);
  if (typeof node !== 'object' || node === null) return node;
  const {
    format: _format,
    pattern: _pattern,
    entity: _entity,
    minimum: _min,
    maximum: _max,
    exclusiveMinimum: _emin,
    ...rest
  } = node as Json;
  const plain = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, simplify(value)])) as Json;
  return nullable(plain) ?? plain;
}

function nullable(node: Json): Json | undefined {
  const options = node['anyOf'];
  if (!Array.isArray(options) || options.length !== 2) return undefined;
  const value = (options as Json[]).find((option) => option['type'] !== 'null');
  const isNullable = (options as Json[]).some((option) => option['type'] === 'null');
  return isNullable && value && typeof value['type'] === 'string' ? { ...value, nullable: true } : undefined;
}
