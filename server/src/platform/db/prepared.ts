import type { Compilable, CompiledQuery } from 'kysely';
import type { Tx } from './pipelined-client.ts';

class Hole {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Holes<Args> = { readonly [K in keyof Args]: Args[K] };

/**
 * A query that is built and compiled once for each shape of its arguments and afterwards only filled in: building costs
 * as much as sending. Arguments that are undefined are absent, and the builder may leave out what depends on them.
 */
export function prepared<Args extends object, Row>(build: (tx: Tx, args: Holes<Args>) => Compilable<Row>) {
  const known = new Map<string, CompiledQuery<Row>>();
  return async (tx: Tx, args: Args): Promise<Row[]> => {
    const given = Object.entries(args).filter(([, value]) => value !== undefined);
    const shape = given.map(([name]) => name).join(' ');
    let query = known.get(shape);
    if (!query) {
      query = build(tx, Object.fromEntries(given.map(([name]) => [name, new Hole(name)])) as Holes<Args>).compile();
      known.set(shape, query);
    }
    const parameters = query.parameters.map((value) =>
      value instanceof Hole ? args[value.name as keyof Args] : value,
    );
    return (await tx.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
