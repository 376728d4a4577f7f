import { z } from 'zod';

/** What to put where a schema wants the id of an entity. */
export type Ids = (entity: string) => number;

type Def = { type: string; [key: string]: unknown };
const defOf = (schema: z.ZodType): Def => (schema as unknown as { def: Def }).def;

/** A value that the schema accepts: its own example where it gives one, else the plainest value of its kind. */
export function sampleOf(schema: z.ZodType, ids: Ids): unknown {
  const meta = schema.meta() as { entity?: string; examples?: unknown[] } | undefined;
  if (meta?.examples?.length) return meta.examples[0];
  const def = defOf(schema);
  if (meta?.entity && def.type !== 'pipe') return ids(meta.entity);
  switch (def.type) {
    case 'object':
      return sampleObject((schema as z.ZodObject).shape as Record<string, z.ZodType>, ids);
    case 'array':
      return [sampleOf(def['element'] as z.ZodType, ids)];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(def['innerType'] as z.ZodType, ids);
    case 'pipe':
      return meta?.entity ? ids(meta.entity) : sampleOf(pipeSide(def), ids);
    case 'enum':
      return Object.values(def['entries'] as Record<string, string>)[0];
    case 'literal':
      return (def['values'] as unknown[])[0];
    case 'union':
      return sampleOf((def['options'] as z.ZodType[])[0] as z.ZodType, ids);
    case 'boolean':
      return true;
    case 'number':
      return 1;
    case 'string':
      return sampleString(schema as z.ZodString);
    default:
      return undefined;
  }
}

/** Of a preprocess the schema behind it counts, of a transform the one before it. */
function pipeSide(def: Def): z.ZodType {
  const first = def['in'] as z.ZodType;
  return defOf(first).type === 'transform' ? (def['out'] as z.ZodType) : first;
}

function sampleObject(shape: Record<string, z.ZodType>, ids: Ids): Record<string, unknown> {
  const entries = Object.entries(shape).map(([key, type]) => [key, sampleOf(type, ids)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

const BY_FORMAT: Record<string, string> = {
  email: 'georgia@example.com',
  url: 'https://example.com/',
  date: '2027-04-10',
  datetime: '2027-04-10T03:00:00Z',
  uuid: '0190a0c4-7a2e-7b1a-8f8e-3f1f6b8c2d11',
};

function sampleString(schema: z.ZodString): string {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any' }) as { format?: string; minLength?: number };
  const known = json.format && BY_FORMAT[json.format === 'date-time' ? 'datetime' : json.format];
  return known || 'Wattle'.padEnd(json.minLength ?? 0, 'x');
}
