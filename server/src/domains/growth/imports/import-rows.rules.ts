import {
  DUPLICATE_FAULTS,
  type ImportColumns,
  type ImportFault,
  type ImportField,
  type ImportKind,
  type ImportValues,
  REQUIRED_FIELDS,
  type Table,
  simplify,
} from '@bellbird/contract/growth/imports';
import { Email } from '@bellbird/contract/shared/fields';
import {
  CALENDAR_NOTE_MAX,
  CATALOG_NAME_MAX,
  COUNTRY,
  COUPLE_NAME_MAX,
  GUESTS_MAX,
  LEAD_PLACE_MAX,
  NOTE_MAX,
  PRICE_MAX,
  SPACE_NAME_MAX,
  UNIT_DIGITS,
} from '@bellbird/contract/shared/limits';
import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import { isMonthFirst, readDay, readWholeNumber } from './import-values.rules.ts';

export type RowProblem = { field: ImportField; value: string; fault: ImportFault };
export type ReadRow = { line: number; values: ImportValues; problems: RowProblem[] };

type Cell = { value: string | number | boolean } | { fault: ImportFault };
/** How the cells of a column are read. */
type Way = { kind: ImportKind; monthFirst: boolean };

const orFault = (value: string | undefined, fault: ImportFault): Cell => (value === undefined ? { fault } : { value });

const text =
  (max: number) =>
  (cell: string): Cell =>
    cell.length > max ? { fault: 'too_long' } : { value: cell };

const day = (cell: string, { monthFirst }: Way): Cell => orFault(readDay(cell, monthFirst), 'not_a_day');

const number =
  (max: number) =>
  (cell: string): Cell => {
    const value = readWholeNumber(cell);
    if (value === undefined) return { fault: 'not_a_number' };
    return value < 1 || value > max ? { fault: 'out_of_range' } : { value };
  };

/** Spreadsheets drop the plus sign, and people write brackets, dots and dashes. */
function phone(cell: string): Cell {
  const typed = cell.replaceAll(/[().\-/\u00A0]/g, ' ');
  const found = internationalPhone(typed, COUNTRY) ?? internationalPhone(`+${typed.trim()}`, COUNTRY);
  return orFault(found?.replaceAll(' ', ''), 'not_a_phone');
}

/** What other programs call a couple who has booked, in English, Turkish and Arabic. */
const BOOKED_WORDS = {
  en: ['yes', 'y', 'x', '1', 'true', 'booked', 'confirmed', 'won', 'deal', 'signed', 'paid', 'deposit paid'],
  tr: ['evet', 'onaylandı', 'rezerve', 'anlaşıldı'],
  ar: ['نعم', 'محجوز', 'مؤكد'],
};
const BOOKED = new Set(Object.values(BOOKED_WORDS).flat().map(simplify));

const PERIODS = new Map(
  Object.entries({
    all: ['all', 'all days', 'every day', 'any', 'her gün', 'hepsi', 'كل الأيام'],
    weekday: ['weekday', 'weekdays', 'monday to thursday', 'mon thu', 'hafta içi', 'أيام الأسبوع'],
    weekend: ['weekend', 'weekends', 'friday to sunday', 'fri sun', 'hafta sonu', 'نهاية الأسبوع'],
  }).flatMap(([period, words]) => words.map((word) => [simplify(word), period] as const)),
);

const READERS: Readonly<Record<ImportField, (cell: string, way: Way) => Cell>> = {
  name: text(COUPLE_NAME_MAX),
  weddingDate: day,
  email: (cell) => orFault(Email.safeParse(cell).data, 'not_an_email'),
  phone,
  guests: number(GUESTS_MAX),
  budget: number(PRICE_MAX),
  place: text(LEAD_PLACE_MAX),
  askedOn: day,
  booked: (cell) => ({ value: BOOKED.has(simplify(cell)) }),
  price: number(PRICE_MAX),
  space: text(SPACE_NAME_MAX),
  note: (cell, { kind }) => text(kind === 'days' ? CALENDAR_NOTE_MAX : NOTE_MAX)(cell),
  day,
  item: text(CATALOG_NAME_MAX),
  amount: number(PRICE_MAX),
  unit: number(10 ** UNIT_DIGITS - 1),
  period: (cell) => orFault(PERIODS.get(simplify(cell)), 'not_a_period'),
};

/** Reads every row of a table. What is repeated further down is marked there. */
export function readRows(kind: ImportKind, columns: ImportColumns, table: Table): ReadRow[] {
  const seen = new Set<string>();
  const readers = columns.map((field, at) => {
    const way = { kind, monthFirst: isMonthFirst(table.rows.map(({ cells }) => cells[at] ?? '')) };
    return field && { field, read: (cell: string) => READERS[field](cell, way) };
  });
  return table.rows.map(({ line, cells }) => {
    const row = { line, ...readCells(kind, readers, cells) };
    if (row.problems.length > 0) return row;
    const keys = toRowKeys(kind, row.values);
    if (keys.some((key) => seen.has(key))) row.problems.push(toDuplicate(kind, row.values, 'repeated'));
    keys.forEach((key) => seen.add(key));
    return row;
  });
}

type Reader = { field: ImportField; read: (cell: string) => Cell };

function readCells(kind: ImportKind, readers: readonly (Reader | null)[], cells: readonly string[]) {
  const values: Partial<Record<ImportField, string | number | boolean>> = {};
  const problems: RowProblem[] = [];
  readers.forEach((reader, at) => {
    const cell = cells[at] ?? '';
    if (!reader || cell === '') return;
    const { field } = reader;
    const read = reader.read(cell);
    if ('fault' in read) problems.push({ field, value: shorten(cell), fault: read.fault });
    else values[field] = read.value;
  });
  const needed =
    values['booked'] === true ? (['weddingDate', ...REQUIRED_FIELDS[kind]] as const) : REQUIRED_FIELDS[kind];
  for (const field of needed)
    if (values[field] === undefined && !problems.some((problem) => problem.field === field))
      problems.push({ field, value: '', fault: 'missing' });
  return { values: values as ImportValues, problems };
}

/** Two rows with one of these in common are the same thing. */
export function toRowKeys(kind: ImportKind, values: ImportValues): string[] {
  // A provider that takes several weddings a day has several bookings on it.
  if (kind === 'days') return [[values.day, values.space, values.note].map((each) => simplify(each ?? '')).join(' / ')];
  if (kind === 'prices') return [`${simplify(values.item ?? '')} ${values.period ?? 'all'}`];
  return [toCoupleKey(values.name ?? '', values.weddingDate ?? null), ...(values.phone ? [values.phone] : [])];
}

export const toCoupleKey = (name: string, weddingDate: string | null) => `${simplify(name)} ${weddingDate ?? ''}`;

/** The problem of a row that is there already; its value says which one. */
export function toDuplicate(kind: ImportKind, values: ImportValues, fault: 'repeated' | 'known_already'): RowProblem {
  const [field] = REQUIRED_FIELDS[kind];
  return toProblem(values, field ?? 'name', fault);
}

export function toProblem(values: ImportValues, field: ImportField, fault: ImportFault): RowProblem {
  return { field, value: shorten(String(values[field] ?? '')), fault };
}

export const isDuplicate = (problems: readonly { fault: ImportFault }[]) =>
  problems.length > 0 && problems.every(({ fault }) => DUPLICATE_FAULTS.includes(fault));

const SHOWN_CHARS = 80;
const shorten = (cell: string) => (cell.length > SHOWN_CHARS ? `${cell.slice(0, SHOWN_CHARS)}…` : cell);
