import { type ImportKind, type ImportValues, simplify } from '@bellbird/contract/growth/imports';
import { CALENDAR_YEARS_AHEAD } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { planImportedDays } from '#domains/listing/calendar/calendar.public.ts';
import { findPriceOptions, findProviderSpaces } from '#domains/listing/catalogs/catalogs.public.ts';
import { findKnownCouples } from '#domains/couples/leads/leads.public.ts';
import { findProviders } from '#domains/listing/providers/providers.public.ts';
import { type ReadRow, type RowProblem, toCoupleKey, toDuplicate, toProblem } from './import-rows.rules.ts';
import { planPrices } from './price-plan.rules.ts';

export type ImportScope = { customerId: number; providerId: number; kind: ImportKind };
export type CheckedRow = ReadRow & { spaceId: number | null };

/** Adds the problems that depend on what the provider has already. Rows that have one are left as they are. */
export async function checkRows(
  tx: Tx,
  scope: ImportScope,
  rows: readonly ReadRow[],
  now: Date,
): Promise<CheckedRow[]> {
  if (scope.kind === 'prices') return checkPrices(tx, scope, rows, now);
  const today = await findToday(tx, scope, now);
  const placed = await findPlaces(tx, scope, rows);
  const dated = placed.map((row) => withProblem(row, findDayProblem(scope.kind, row.values, today)));
  return scope.kind === 'couples' ? checkCouples(tx, scope, dated) : checkDays(tx, scope, dated);
}

async function findToday(tx: Tx, { providerId }: ImportScope, now: Date): Promise<string> {
  const [provider] = await findProviders(tx, [providerId]);
  return dayIn(now, (provider ?? fail('not_found')).time_zone);
}

const isReady = (row: ReadRow) => row.problems.length === 0;

function withProblem<Row extends ReadRow>(row: Row, problem: RowProblem | undefined): Row {
  return problem && isReady(row) ? { ...row, problems: [problem] } : row;
}

async function findPlaces(tx: Tx, scope: ImportScope, rows: readonly ReadRow[]): Promise<CheckedRow[]> {
  const spaces = await findProviderSpaces(tx, scope.customerId, scope.providerId);
  const byName = new Map(spaces.map((space) => [simplify(space.name), space.id]));
  return rows.map((row) => {
    const { space } = row.values;
    const spaceId = space === undefined ? null : (byName.get(simplify(space)) ?? null);
    const isUnknown = space !== undefined && spaceId === null;
    return withProblem({ ...row, spaceId }, isUnknown ? toProblem(row.values, 'space', 'unknown_space') : undefined);
  });
}

/** Booked days lie ahead. A wedding may be over, but nobody asked in the future. */
function findDayProblem(kind: ImportKind, values: ImportValues, today: string): RowProblem | undefined {
  const furthest = `${Number(today.slice(0, 4)) + CALENDAR_YEARS_AHEAD}${today.slice(4)}`;
  const field = kind === 'days' ? 'day' : 'weddingDate';
  const day = values[field];
  if (day !== undefined && day > furthest) return toProblem(values, field, 'far_day');
  if (kind === 'days' && day !== undefined && day < today) return toProblem(values, field, 'past_day');
  if (values.askedOn !== undefined && values.askedOn > today) return toProblem(values, 'askedOn', 'far_day');
  return undefined;
}

async function checkCouples(tx: Tx, scope: ImportScope, rows: readonly CheckedRow[]): Promise<CheckedRow[]> {
  const known = await findKnownCouples(tx, {
    ...scope,
    days: rows.flatMap((row) => row.values.weddingDate ?? []),
    phones: rows.flatMap((row) => row.values.phone ?? []),
  });
  const names = new Set(known.map((each) => toCoupleKey(each.couple_name, each.organization_date)));
  const phones = new Set(known.flatMap((each) => each.couple_phone ?? []));
  const fresh = rows.map((row) => {
    const { name = '', weddingDate = null, phone } = row.values;
    const isKnown = names.has(toCoupleKey(name, weddingDate)) || (phone !== undefined && phones.has(phone));
    return withProblem(row, isKnown ? toDuplicate('couples', row.values, 'known_already') : undefined);
  });
  return checkFree(tx, scope, fresh, 'weddingDate', (row) => row.values.booked === true);
}

async function checkDays(tx: Tx, scope: ImportScope, rows: readonly CheckedRow[]): Promise<CheckedRow[]> {
  return checkFree(tx, scope, rows, 'day', () => true);
}

/** Asks the calendar which of the days that would be booked are free. */
async function checkFree(
  tx: Tx,
  scope: ImportScope,
  rows: readonly CheckedRow[],
  field: 'day' | 'weddingDate',
  isBooked: (row: CheckedRow) => boolean,
): Promise<CheckedRow[]> {
  const wanted = rows.filter((row) => isReady(row) && isBooked(row));
  const days = wanted.map(({ values, spaceId }) => ({ day: values[field] ?? '', spaceId, note: values.note ?? '' }));
  const planned = await planImportedDays(tx, scope, days);
  const stateOf = new Map(wanted.map((row, at) => [row.line, planned[at]?.state]));
  return rows.map((row) => {
    const state = stateOf.get(row.line);
    if (state === undefined || state === 'free') return row;
    const isKnown = state === 'known' && scope.kind === 'days';
    const problem = isKnown
      ? toDuplicate('days', row.values, 'known_already')
      : toProblem(row.values, field, 'day_taken');
    return withProblem(row, problem);
  });
}

async function checkPrices(tx: Tx, scope: ImportScope, rows: readonly ReadRow[], now: Date): Promise<CheckedRow[]> {
  const options = await findPriceOptions(tx, { ...scope, now: now.toISOString() });
  const { problems } = planPrices(rows.filter(isReady), options);
  return rows.map((row) => withProblem({ ...row, spaceId: null }, problems.get(row.line)));
}
