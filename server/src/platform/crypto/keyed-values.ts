import type { Tx } from '../db/db.ts';
import type { Sealer } from './sealer.ts';

/** What a pass over some values has found; `last` is undefined at the end of the table. */
export type Passed = {
  last: number | undefined;
  /** Made with the current secret. */
  current: number;
  /** Still need an earlier secret, or were changed by somebody while they were renewed. */
  earlier: number;
  renewed: number;
  /** No secret opens them: ids of their rows. */
  unreadable: number[];
};

/** Values of one kind that were made with `SECRET`, as the owner of their table offers them. */
export type KeyedValues = {
  /** In the plural, as people call them. */
  kind: string;
  table: string;
  /** Looks at the values after this id, some at a time; with `renew` it renews those of earlier secrets. */
  pass(tx: Tx, options: { after: number; renew: boolean }): Promise<Passed>;
};

type Row = { readonly id: number };

type Owned<R extends Row> = Pick<KeyedValues, 'kind' | 'table'> & {
  find(tx: Tx, after: number, limit: number): Promise<R[]>;
  /** Under the current secret; undefined if it already is. Throws if no secret opens it. */
  renew(row: R): R | undefined;
  /** Writes it unless somebody has changed the value since it was read; false then. */
  replace(tx: Tx, before: R, after: R): Promise<boolean>;
};

/** Small enough that nobody waits for the rows. */
const AT_ONCE = 100;

export function keyedValues<R extends Row>({ kind, table, find, renew, replace }: Owned<R>): KeyedValues {
  return {
    kind,
    table,
    async pass(tx, options) {
      const rows = await find(tx, options.after, AT_ONCE);
      const last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.id;
      const passed: Passed = { last, current: 0, earlier: 0, renewed: 0, unreadable: [] };
      for (const row of rows) {
        const renewed = tryTo(() => renew(row));
        if (renewed === 'unreadable') passed.unreadable.push(row.id);
        else if (renewed === undefined) passed.current += 1;
        else if (!options.renew) passed.earlier += 1;
        else passed[(await replace(tx, row, renewed)) ? 'renewed' : 'earlier'] += 1;
      }
      return passed;
    },
  };
}

export type SealedRow = { readonly id: number; readonly sealed: string };

type SealedColumn = Pick<Owned<SealedRow>, 'kind' | 'table' | 'find' | 'replace'>;

/** Values of a column that is sealed. */
export function sealedValues(sealer: Sealer, column: SealedColumn): KeyedValues {
  return keyedValues({
    ...column,
    renew(row) {
      const sealed = sealer.renew(row.sealed);
      return sealed === undefined ? undefined : { ...row, sealed };
    },
  });
}

function tryTo<T>(work: () => T): T | 'unreadable' {
  try {
    return work();
  } catch {
    return 'unreadable';
  }
}
