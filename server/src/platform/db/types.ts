import pg from 'pg';

/**
 * How values come out of PostgreSQL. Moments and days stay text: a Date would be built for every row only to be
 * written as text again, and a wedding day must never pass through a time zone.
 */
const { builtins } = pg.types;

const parsers = new Map<number, (value: string) => unknown>([
  [builtins.DATE, (value) => value],
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.INT8, Number],
]);

/** '2026-11-15 02:13:05.123456+00' → '2026-11-15T02:13:05.123Z'; connections run in UTC. */
export function isoInstant(value: string): string {
  const fraction = value.slice(19, -3).slice(1, 4).padEnd(3, '0');
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}

export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): unknown {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
  },
} as pg.CustomTypesConfig;
