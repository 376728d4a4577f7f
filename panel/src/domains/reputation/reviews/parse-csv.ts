import { readTable } from '@bellbird/contract/growth/imports/table-text.ts';
import { ExternalReview } from '@bellbird/contract/reputation/reviews';

export type ParsedReviews = {
  reviews: ExternalReview[];
  /** Rows that could not be read, numbered as in a spreadsheet: the heading is row 1. */
  faults: { row: number; field: string; message: string }[];
};

/** The accepted column names in the first row. */
const COLUMNS: Readonly<Record<string, keyof ExternalReview>> = {
  author: 'author',
  name: 'author',
  reviewer: 'author',
  rating: 'rating',
  stars: 'rating',
  date: 'date',
  text: 'body',
  body: 'body',
  review: 'body',
  comment: 'body',
};

/** Parses a table of reviews as exported by spreadsheets and other sites. */
export function parseCsv(text: string): ParsedReviews {
  const { header, rows } = readTable(text);
  const names = header.map((name) => COLUMNS[name.toLowerCase()]);
  const read: ParsedReviews = { reviews: [], faults: [] };
  for (const { line, cells } of rows) {
    const row = Object.fromEntries(names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : [])));
    const { author, body } = row;
    const fields = { author, body, rating: Number(row['rating'] ?? ''), date: toDay(row['date'] ?? '') };
    const checked = ExternalReview.safeParse(fields);
    if (checked.success) read.reviews.push(checked.data);
    else {
      const [issue] = checked.error.issues;
      read.faults.push({ row: line, field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' });
    }
  }
  return read;
}

/** 2.8.2026, 02/08/2026 and 2026-08-02 are the same day; in Australia the day comes first. */
function toDay(written: string): string {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written.trim()) ?? [];
  if (!day || !month || !year) return written.trim().slice(0, 10);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
