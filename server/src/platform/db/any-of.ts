import { type RawBuilder, sql } from 'kysely';

/** `column = any($1)`: one statement text whatever the number of values, and none at all means no row. */
export function anyOf(column: string, values: readonly number[] | readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = any(${values})`;
}
