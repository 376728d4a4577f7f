import { simplify } from '@bellbird/contract/growth/imports';
import { needsMenu } from '@bellbird/contract/listing/catalogs';
import type { PricedOption } from '#domains/listing/catalogs/catalogs.public.ts';
import { type ReadRow, type RowProblem, toDuplicate, toProblem } from './import-rows.rules.ts';

type PriceRow = ReadRow & { option: PricedOption };
export type PlannedCatalog = { typeId: number; typeName: string; prices: PriceRow[]; menus: ReadRow[] };

/**
 * Sorts rows into one catalog for each list they belong to. A name that no list has becomes a menu, if one of these
 * lists takes menus; where a list needs a menu and the table has none, its prices wait.
 */
export function planPrices(
  rows: readonly ReadRow[],
  options: readonly PricedOption[],
): { catalogs: PlannedCatalog[]; problems: Map<number, RowProblem> } {
  const problems = new Map<number, RowProblem>();
  const refuse = (row: ReadRow, problem: RowProblem) => void problems.set(row.line, problem);
  const byName = new Map(options.map((option) => [simplify(option.name), option]));
  const matched: PriceRow[] = [];
  const others: ReadRow[] = [];
  for (const row of rows) {
    const option = byName.get(simplify(row.values.item ?? ''));
    if (!option) others.push(row);
    else if (option.is_priced) refuse(row, toDuplicate('prices', row.values, 'known_already'));
    else matched.push({ ...row, option });
  }
  const complete = matched.filter((row) => {
    const isComplete = hasAllPeriods(matched.filter((each) => each.option.id === row.option.id));
    if (!isComplete) refuse(row, toProblem(row.values, 'period', 'incomplete_periods'));
    return isComplete;
  });
  const takesMenus = ({ option }: PriceRow) =>
    needsMenu({ categoryType: option.category_type, hasMenus: option.has_menus });
  const menus = complete.some(takesMenus) ? others : [];
  if (menus.length === 0) for (const row of others) refuse(row, toProblem(row.values, 'item', 'unknown_item'));
  const ready = complete.filter((row) => {
    const isReady = menus.length > 0 || !takesMenus(row);
    if (!isReady) refuse(row, toProblem(row.values, 'item', 'needs_menu'));
    return isReady;
  });
  const catalogs = [...Map.groupBy(ready, ({ option }) => option.type_id).values()].map((prices) => {
    const [first] = prices as [PriceRow];
    const { type_id: typeId, type_name: typeName } = first.option;
    return { typeId, typeName, prices, menus: takesMenus(first) ? menus : [] };
  });
  return { catalogs, problems };
}

/** One price for all days, or one for weekdays and one for weekends. */
function hasAllPeriods(rows: readonly PriceRow[]): boolean {
  const periods = rows.map((row) => row.values.period ?? 'all').toSorted();
  return ['all', 'weekday,weekend'].includes(periods.join(','));
}
