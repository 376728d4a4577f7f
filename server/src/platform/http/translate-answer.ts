import { z } from 'zod';

export type Translate = (text: string) => string;
/** `version` changes with its words; `ofTables` knows the headings and words of CSV files as well. */
export type Translator = Translate & { readonly version: string; readonly ofTables: Translate };
type Change = (value: unknown, translate: Translate) => unknown;

/** By schema: how its values are translated; null if nothing in them is. */
const changes = new WeakMap<z.ZodType, { change: Change | null }>();

/**
 * A copy of an answer in which every text that the contract marks as ours (`ourText`) is translated. What handlers return
 * may be shared with other requests, so nothing is changed in place; an answer without such texts is returned itself.
 */
export function translateAnswer(schema: z.ZodType, answer: unknown, translate: Translate): unknown {
  const change = changeFor(schema);
  return change ? change(answer, translate) : answer;
}

function changeFor(schema: z.ZodType): Change | null {
  const known = changes.get(schema);
  if (known) return known.change;
  const found = { change: null as Change | null };
  changes.set(schema, found);
  found.change = findChange(schema);
  return found.change;
}

function findChange(schema: z.ZodType): Change | null {
  if (schema.meta()?.['translated'] === true)
    return (value, translate) => (typeof value === 'string' ? translate(value) : value);
  if (schema instanceof z.ZodObject) return objectChange(schema.shape as Record<string, z.ZodType>);
  if (schema instanceof z.ZodArray) return arrayChange(schema.element as z.ZodType);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return changeFor(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodUnion) return unionChange(schema.options as z.ZodType[]);
  return null;
}

function objectChange(shape: Record<string, z.ZodType>): Change | null {
  const fields = Object.entries(shape).flatMap(([name, field]) => {
    const change = changeFor(field);
    return change ? [{ name, change }] : [];
  });
  if (fields.length === 0) return null;
  return (value, translate) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const { name, change } of fields) if (name in copy) copy[name] = change(copy[name], translate);
    return copy;
  };
}

function arrayChange(element: z.ZodType): Change | null {
  const change = changeFor(element);
  if (!change) return null;
  return (value, translate) => (Array.isArray(value) ? value.map((each) => change(each, translate)) : value);
}

/** Each form of a union has its own fields: all are tried, and those that a value has are translated. */
function unionChange(options: z.ZodType[]): Change | null {
  const found = options.map(changeFor).filter((change) => change !== null);
  if (found.length === 0) return null;
  return (value, translate) => found.reduce((changed, change) => change(changed, translate), value);
}
