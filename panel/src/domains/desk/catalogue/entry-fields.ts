import { CATALOGUE_ENTRIES, type CatalogueKind, type CatalogueValue } from '@bellbird/contract/desk/catalogue';
import { z } from 'zod';

/** How a field of an entry is asked for and shown. */
export type EntryField = {
  name: string;
  as:
    | 'text'
    | 'long'
    | 'html'
    | 'number'
    | 'cents'
    | 'day'
    | 'switch'
    | 'choice'
    | 'region'
    | 'choices'
    | 'list'
    | 'hidden';
  isRequired: boolean;
  /** Chosen when the entry is made, and kept. */
  once: boolean;
  /** A switch of a new entry. */
  isOnAtFirst: boolean;
  max: number | undefined;
  options: readonly string[];
  /** What each line of a list consists of. */
  fields: readonly EntryField[];
};

/** A text that deserves more than one line. */
const LONG = 160;

/** The fields of a kind, read from the contract’s schema. */
export function describeFields(kind: CatalogueKind): EntryField[] {
  return describeShape(CATALOGUE_ENTRIES[kind]);
}

function describeShape(schema: z.ZodObject): EntryField[] {
  return Object.entries(schema.shape).map(([name, field]) => describe(name, field as z.ZodType));
}

function describe(name: string, given: z.ZodType): EntryField {
  const isNullable = given instanceof z.ZodNullable;
  const schema = isNullable ? (given.unwrap() as z.ZodType) : given;
  const { shownAs, choice, once, initially } = { ...schema.meta(), ...given.meta() };
  const element = schema instanceof z.ZodArray ? schema.element : undefined;
  const max = schema instanceof z.ZodString ? (schema.maxLength ?? undefined) : undefined;
  const listed = schema instanceof z.ZodEnum ? schema : element instanceof z.ZodEnum ? element : undefined;
  return {
    name,
    as: (shownAs ?? choice ?? kindOf(schema, max)) as EntryField['as'],
    isRequired: !isNullable && (!(schema instanceof z.ZodString) || schema.minLength !== null),
    once: once === true,
    isOnAtFirst: initially !== false,
    max,
    options: (listed?.options ?? []) as readonly string[],
    fields: element instanceof z.ZodObject ? describeShape(element) : [],
  };
}

function kindOf(schema: z.ZodType, max: number | undefined): EntryField['as'] {
  if (schema instanceof z.ZodArray) return schema.element instanceof z.ZodObject ? 'list' : 'choices';
  if (schema instanceof z.ZodEnum) return 'choice';
  if (schema instanceof z.ZodBoolean) return 'switch';
  if (schema instanceof z.ZodNumber) return 'number';
  return (max ?? 0) >= LONG ? 'long' : 'text';
}

/** The schema of a form whose inputs hold text: numbers and amounts are read first. */
export function formSchema(kind: CatalogueKind) {
  const fields = describeFields(kind);
  return z.object({
    value: z.preprocess((typed) => toValue(fields, typed as CatalogueValue), CATALOGUE_ENTRIES[kind]),
  });
}

/** A value as the form shows it; without one, an empty form. */
export function toForm(fields: readonly EntryField[], value: CatalogueValue | undefined): CatalogueValue {
  return Object.fromEntries(fields.map((field) => [field.name, toShown(field, value?.[field.name])]));
}

function toShown({ as, fields, isOnAtFirst }: EntryField, value: unknown): unknown {
  if (as === 'list') return ((value ?? []) as CatalogueValue[]).map((line) => toForm(fields, line));
  if (as === 'choices') return value ?? [];
  if (as === 'switch') return value ?? isOnAtFirst;
  if (as === 'hidden') return value ?? null;
  if (as === 'cents') return typeof value === 'number' ? (value / 100).toFixed(2) : '';
  if (as === 'number') return typeof value === 'number' ? String(value) : '';
  return value ?? '';
}

function toValue(fields: readonly EntryField[], typed: CatalogueValue): CatalogueValue {
  return Object.fromEntries(fields.map((field) => [field.name, toStored(field, typed[field.name])]));
}

function toStored({ as, fields, isRequired }: EntryField, typed: unknown): unknown {
  if (as === 'list') return (typed as CatalogueValue[]).map((line) => toValue(fields, line));
  if (as !== 'number' && as !== 'cents') return typed;
  const text = String(typed ?? '').trim();
  if (text === '') return isRequired ? undefined : null;
  const plain =
    as === 'cents' && DECIMAL_COMMA.test(text) ? text.replaceAll('.', '').replace(DECIMAL_COMMA, '.') : text;
  const value = Number(plain.replaceAll(/[\s,]/g, ''));
  return as === 'cents' ? Math.round(value * 100) : value;
}

/** ‘990,00’ is A$990: keyboards of many languages have a comma for it. */
const DECIMAL_COMMA = /,(?=\d{1,2}$)/;
