import { z } from 'zod';
import { manager } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam } from '../../shared/fields.ts';
import { IMPORT_CHARS_MAX, IMPORT_COLUMNS_MAX } from '../../shared/limits.ts';
import { ALL_IMPORT_FIELDS, IMPORT_KINDS } from './import-columns.ts';

/** Why a cell, or the row it is in, is not imported. The panel has a sentence for each. */
export const IMPORT_FAULTS = [
  'missing',
  'too_long',
  'not_a_day',
  'past_day',
  'far_day',
  'not_a_number',
  'out_of_range',
  'not_an_email',
  'not_a_phone',
  'not_a_period',
  'unknown_space',
  'unknown_item',
  'day_taken',
  'incomplete_periods',
  'needs_menu',
  'too_many_lists',
  'repeated',
  'known_already',
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** A row that is there already, in the table or in Bellbird, is no mistake: it is left out. */
export const DUPLICATE_FAULTS: readonly ImportFault[] = ['repeated', 'known_already'];

const Field = z.enum(ALL_IMPORT_FIELDS);

export const ImportProblem = z.object({
  /** The row’s number in the spreadsheet; the header is 1. */
  line: z.int(),
  field: Field,
  /** What is in the cell, or what the row is about. */
  value: z.string(),
  fault: z.enum(IMPORT_FAULTS),
});
export type ImportProblem = z.output<typeof ImportProblem>;

/** What one row says. Fields without a column, or with a blank cell, are absent. */
export const ImportValues = z.object({
  name: z.string().optional(),
  weddingDate: Day.optional(),
  email: z.string().optional(),
  phone: z.string().optional(),
  guests: z.int().optional(),
  budget: z.int().optional(),
  place: z.string().optional(),
  askedOn: Day.optional(),
  booked: z.boolean().optional(),
  price: z.int().optional(),
  space: z.string().optional(),
  note: z.string().optional(),
  day: Day.optional(),
  item: z.string().optional(),
  amount: z.int().optional(),
  unit: z.int().optional(),
  period: z.enum(['all', 'weekday', 'weekend']).optional(),
});
export type ImportValues = z.output<typeof ImportValues>;

export const ImportForm = z.strictObject({
  kind: z.enum(IMPORT_KINDS),
  providerId: id('provider'),
  /** The table as text, with its header: separated by commas, semicolons or tabs. */
  table: z.string().min(1).max(IMPORT_CHARS_MAX),
  /** The field of each column, in the table’s order. */
  columns: z.array(Field.nullable()).min(1).max(IMPORT_COLUMNS_MAX),
  /** The last day on which imported prices are valid. */
  validUntil: Day.nullable().default(null),
});
export type ImportForm = z.input<typeof ImportForm>;

export const ImportCheck = z.object({
  rows: z.int(),
  /** Rows that would be imported. */
  ready: z.int(),
  duplicates: z.int(),
  /** Rows with a mistake. */
  faulty: z.int(),
  /** The first rows that would be imported, as they would be saved. */
  preview: z.array(z.object({ line: z.int(), values: ImportValues })),
  problems: z.array(ImportProblem),
});
export type ImportCheck = z.output<typeof ImportCheck>;

export const IMPORT_STATUSES = ['waiting', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

export const TableImport = z.object({
  id: id('tableImport'),
  kind: z.enum(IMPORT_KINDS),
  provider: z.object({ id: id('provider'), name: z.string() }),
  status: z.enum(IMPORT_STATUSES),
  startedBy: z.string(),
  startedAt: Instant,
  finishedAt: Instant.nullable(),
  rows: z.int(),
  /** Rows that were looked at so far. */
  done: z.int(),
  made: z.int(),
  duplicates: z.int(),
  faulty: z.int(),
  /** After undoing: rows that somebody has worked with since, so they stay. */
  kept: z.int(),
});
export type TableImport = z.output<typeof TableImport>;

export const checkImport = call({
  name: 'imports.check',
  method: 'POST',
  path: '/imports/check',
  summary: 'What importing a table would do; nothing is saved',
  access: manager,
  body: ImportForm,
  responses: { 200: one(ImportCheck) },
});

export const startImport = call({
  name: 'imports.start',
  method: 'POST',
  path: '/imports',
  summary: 'Import couples, booked days or prices from a table, in the background',
  access: manager,
  body: ImportForm,
  responses: { 201: Created },
  idempotent: true,
});

export const listImports = call({
  name: 'imports.list',
  method: 'GET',
  path: '/imports',
  summary: 'The customer’s imports, newest first',
  access: manager,
  responses: { 200: one(z.array(TableImport)) },
});

const ofImport = z.object({ id: idParam('tableImport') });

export const listImportProblems = call({
  name: 'imports.listProblems',
  method: 'GET',
  path: '/imports/{id}/problems',
  summary: 'The rows of an import that were left out, and why',
  access: manager,
  params: ofImport,
  responses: { 200: one(z.array(ImportProblem)) },
});

export const undoImport = call({
  name: 'imports.undo',
  method: 'POST',
  path: '/imports/{id}/undo',
  summary: 'Remove what an import made, except what somebody has worked with since',
  access: manager,
  params: ofImport,
  responses: { 204: z.void() },
});

export const listPriceNames = call({
  name: 'imports.listPriceNames',
  method: 'GET',
  path: '/imports/price-names',
  summary: 'What a provider can have prices for, by the names that a table uses',
  access: manager,
  query: z.object({ providerId: idParam('provider') }),
  responses: { 200: one(z.array(z.string())) },
});
