import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from '../index.ts';
import { JSON_MEMBERS_MAX } from './limits.ts';

type Def = { type: string; [key: string]: unknown };
type Bounds = { format?: string; pattern?: string; maxLength?: number; maxItems?: number } & Record<string, unknown>;

const defOf = (schema: z.ZodType): Def => (schema as unknown as { def: Def }).def;
const inner = (def: Def, name: string) => def[name] as z.ZodType;
const boundsOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input', reused: 'inline' }) as Bounds;

const LARGEST_NUMBER = 2 ** 31;
/** These say for themselves how long their text is. */
const FIXED_FORMATS = new Set(['uuid', 'guid']);

/** Every place in what a caller sends that could be larger than we mean, with the path to it. */
function findUnbounded(schema: z.ZodType, path: string): string[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.entries((schema as z.ZodObject).shape).flatMap(([name, field]) =>
        findUnbounded(field as z.ZodType, `${path}.${name}`),
      );
    case 'array': {
      const { maxItems = Number.POSITIVE_INFINITY } = boundsOf(schema);
      const inside = findUnbounded(inner(def, 'element'), `${path}[]`);
      return maxItems > JSON_MEMBERS_MAX ? [`${path}: a list without an end`, ...inside] : inside;
    }
    case 'union':
      return (def['options'] as z.ZodType[]).flatMap((option) => findUnbounded(option, path));
    case 'optional':
    case 'nullable':
    case 'default':
      return findUnbounded(inner(def, 'innerType'), path);
    case 'pipe':
      return findInPipe(def, path);
    case 'string':
      return findInText(schema, path);
    case 'number':
      return findInNumber(schema, path);
    case 'enum':
    case 'literal':
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${path}: a ${def.type}, which this test cannot judge`];
  }
}

/** The first part of a pipe is what callers send; the second still says whether it is a date. */
function findInPipe(def: Def, path: string): string[] {
  const [first, second] = [inner(def, 'in'), inner(def, 'out')];
  if (defOf(first).type === 'transform') return findUnbounded(second, path);
  const later = defOf(second).type === 'transform' ? [] : findUnbounded(second, path);
  return [...findUnbounded(first, path), ...later.filter((fault) => fault.endsWith(FAR_DATE))];
}

const FAR_DATE = 'a date in any year';

function findInText(schema: z.ZodType, path: string): string[] {
  const { format = '', pattern = '', maxLength } = boundsOf(schema);
  if (format === 'date' || format === 'date-time') {
    const end = format === 'date' ? '' : 'T23:59:59Z';
    const isTooFar = (day: string) => schema.safeParse(day + end).success;
    return ['9999-12-31', '0001-01-01', '2200-01-01', '1899-12-31'].some(isTooFar) ? [`${path}: ${FAR_DATE}`] : [];
  }
  if (maxLength !== undefined || FIXED_FORMATS.has(format)) return [];
  // A pattern bounds the text if it says how it begins and ends, and nothing in it repeats without limit.
  const isShort =
    pattern.startsWith('^') && pattern.endsWith('$') && !/[*+]|\{\d+,\}/.test(pattern.replaceAll('\\+', ''));
  return isShort ? [] : [`${path}: text without an end`];
}

function findInNumber(schema: z.ZodType, path: string): string[] {
  const bounds = boundsOf(schema);
  const least = Number(bounds['minimum'] ?? bounds['exclusiveMinimum'] ?? Number.NEGATIVE_INFINITY);
  const most = Number(bounds['maximum'] ?? bounds['exclusiveMaximum'] ?? Number.POSITIVE_INFINITY);
  return least >= -LARGEST_NUMBER && most <= LARGEST_NUMBER ? [] : [`${path}: a number of any size`];
}

describe.each(ALL_CALLS.map((call) => [call.name, call] as const))('%s', (_name, { params, query, body }) => {
  test('has bounds on everything a caller sends', () => {
    const parts = Object.entries({ params, query, body });
    expect(parts.flatMap(([part, schema]) => (schema ? findUnbounded(schema, part) : []))).toEqual([]);
  });
});

test('what has no bounds is found', () => {
  const loose = z.strictObject({
    day: z.iso.date(),
    at: z.iso.datetime().optional(),
    list: z.array(z.string().max(5)),
    words: z.string().trim(),
    email: z.email(),
    count: z.int().nullable(),
    size: z.number().min(0),
    piped: z.string().max(10).pipe(z.iso.date()),
    any: z.unknown(),
  });
  expect(findUnbounded(loose, 'body').map((fault) => fault.split(':')[0])).toEqual(
    ['day', 'at', 'list', 'words', 'email', 'count', 'size', 'piped', 'any'].map((name) => `body.${name}`),
  );
});
