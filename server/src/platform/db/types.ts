import pg from 'pg';

/**
 * How values come out of PostgreSQL. Moments and days stay text: a Date would be built for every row only to be
 * written as text again, and a wedding day must never pass through a time zone.
 */
const { builtins } = pg.types;

type Parser = (value: string) => unknown;

const parsers = new Map<number, Parser>([
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.INT2, Number],
  [builtins.INT4, Number],
  [builtins.INT8, Number],
]);

const TEXTS = new Set<number>([builtins.TEXT, builtins.VARCHAR, builtins.UUID, builtins.DATE]);

/** '2026-11-15 02:13:05.123456+00' → '2026-11-15T02:13:05.123Z'; connections run in UTC. */
export function isoInstant(value: string): string {
  const fraction = value.slice(19, -3).slice(1, 4).padEnd(3, '0');
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}

/** What makes a value out of its text; undefined where the text is the value. */
export function parserOf(oid: number): Parser | undefined {
  return TEXTS.has(oid) ? undefined : (parsers.get(oid) ?? (pg.types.getTypeParser(oid, 'text') as Parser));
}

export const typeParsers = {
  getTypeParser: (oid: number) => parserOf(oid) ?? String,
} as pg.CustomTypesConfig;
