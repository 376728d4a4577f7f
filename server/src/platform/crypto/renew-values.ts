import type { Db } from '../db/db.ts';
import type { KeyedValues } from './keyed-values.ts';

export type Counted = {
  kind: string;
  table: string;
  current: number;
  earlier: number;
  renewed: number;
  unreadable: number[];
};

type Options = { renew: boolean; progress?: (counted: Counted) => void };

/** Goes through all values, some in each transaction, so that it can be stopped and run again at any time. */
export async function passOver(db: Db, all: readonly KeyedValues[], options: Options): Promise<Counted[]> {
  const counts: Counted[] = [];
  for (const values of all) counts.push(await passOverKind(db, values, options));
  return counts;
}

async function passOverKind(db: Db, values: KeyedValues, { renew, progress }: Options): Promise<Counted> {
  const { kind, table } = values;
  const counted: Counted = { kind, table, current: 0, earlier: 0, renewed: 0, unreadable: [] };
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after;
    const passed = await db.system((tx) => values.pass(tx, { after: from, renew }));
    counted.current += passed.current;
    counted.earlier += passed.earlier;
    counted.renewed += passed.renewed;
    counted.unreadable.push(...passed.unreadable);
    if (passed.renewed > 0) progress?.(counted);
    after = passed.last;
  }
  return counted;
}
