import type { CompiledQuery } from 'kysely';
import { sendQuery } from './wire/client-dialect.ts';
import { type Tx, clientOf } from './wire/pipelined-client.ts';

class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Holes<Args> = { readonly [K in keyof Args]: Args[K] };
/** A query of the builder, or one written out with `sql`. */
type Buildable<Row> = { compile(tx: Tx): CompiledQuery<Row> };

/**
 * A query that is built and compiled once per shape of its arguments; later calls only fill in values, because
 * building costs as much as sending. Undefined arguments are absent, and the builder may leave out what depends on
 * them.
 */
export function prepared<Args extends object, Row>(build: (tx: Tx, args: Holes<Args>) => Buildable<Row>) {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (tx: Tx, args: Args): Promise<Row[]> => {
    let shape = '';
    for (const name in args) if (args[name] !== undefined) shape += `${name} `;
    let query = known.get(shape);
    if (!query) {
      query = build(tx, holesOf(args)).compile(tx);
      known.set(shape, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Hole ? args[value.name as keyof Args] : value,
    );
    // Bypasses the query builder: the text is already compiled.
    const { rows } = await sendQuery<Row>(clientOf(tx), { sql: query.sql, parameters });
    return rows;
  };
}

function holesOf<Args extends object>(args: Args): Holes<Args> {
  const given = Object.entries(args).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name]) => [name, new Hole(name)])) as Holes<Args>;
}
