import type { ImportFault } from '@bellbird/contract/growth/imports';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import {
  type NewCatalog,
  addCatalog,
  findFreeName,
  findPriceOptions,
} from '#domains/listing/catalogs/catalogs.public.ts';
import { type ReadRow, toProblem } from './import-rows.rules.ts';
import { type ImportRow, insertRows } from './imports.repository.ts';
import { type PlannedCatalog, planPrices } from './price-plan.rules.ts';

type Prices = { rows: readonly ReadRow[]; validUntil: string };

/** Makes the catalogs of a table and writes what became of each row, all in one transaction. */
export async function importPrices(tx: Tx, started: ImportRow, { rows, validUntil }: Prices, now: Date): Promise<void> {
  const { customer_id: customerId, provider_id: providerId, id: importId } = started;
  const owner = { customerId, providerId };
  const ready = rows.filter((row) => row.problems.length === 0);
  const { catalogs } = planPrices(ready, await findPriceOptions(tx, { ...owner, now: now.toISOString() }));
  const madeOf = new Map<number, number>();
  for (const planned of catalogs) {
    const name = await findFreeName(tx, owner, planned.typeName);
    const id = await addOrRefuse(() => addCatalog(tx, owner, toCatalog(planned, name, validUntil), now));
    if (id !== undefined)
      for (const { line } of [...planned.prices, ...planned.menus]) madeOf.set(line, madeOf.get(line) ?? id);
  }
  await insertRows(
    tx,
    rows.map((row) => {
      const of = { import_id: importId, line: row.line, customer_id: customerId };
      const made = madeOf.get(row.line);
      if (made !== undefined) return { ...of, outcome: 'made', subject_id: made, subject_mark: 1, problems: '[]' };
      const refused = [toProblem(row.values, 'item', 'too_many_lists' satisfies ImportFault)];
      const problems = JSON.stringify(row.problems.length > 0 ? row.problems : refused);
      return { ...of, outcome: 'left_out', subject_id: null, subject_mark: null, problems };
    }),
  );
}

/** A provider that has as many lists as it may have gets no more; nothing has been written by then. */
async function addOrRefuse(add: () => Promise<number>): Promise<number | undefined> {
  try {
    return await add();
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid_fields') return undefined;
    throw error;
  }
}

function toCatalog({ typeId, prices, menus }: PlannedCatalog, name: string, expireAt: string): NewCatalog {
  return {
    catalogTypeId: typeId,
    name,
    expireAt,
    prices: prices.map(({ option, values }) => ({
      catalogItemOptionId: option.id,
      weekPeriod: values.period ?? 'all',
      price: values.amount ?? 0,
      unit: values.unit ?? 1,
      currency: CURRENCY,
    })),
    menus: menus.map(({ values }) => ({
      name: values.item ?? '',
      type: 'per_person',
      notes: '',
      price: values.amount ?? 0,
      currency: CURRENCY,
      minGuests: values.unit ?? null,
      maxGuests: null,
      expireAt,
      fileId: null,
    })),
  };
}
