import { ExternalReview } from '@bellbird/contract/reputation/reviews';
import Papa from 'papaparse';

export type ParsedReviews = {
  reviews: ExternalReview[];
  /** Rows that are no reviews, counted as one counts in a table: the heading is the first. */
  faults: { row: number; field: string; message: string }[];
};

/** What the columns may be called; the first row names them. */
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

/** Reads a table of reviews as spreadsheets and other sites write it. */
export function parseCsv(text: string): ParsedReviews {
  const { data } = Papa.parse<Record<string, string>>(text.trim(), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => COLUMNS[name.trim().toLowerCase()] ?? name.trim(),
  });
  const read: ParsedReviews = { reviews: [], faults: [] };
  for (const [at, row] of data.entries()) {
    const { author, body } = row;
    const said = { author, body, rating: Number(row['rating']), date: toDay(row['date'] ?? '') };
    const checked = ExternalReview.safeParse(said);
    if (checked.success) read.reviews.push(checked.data);
    else {
      const [issue] = checked.error.issues;
      read.faults.push({ row: at + 2, field: String(issue?.path[0] ?? ''), message: issue?.message ?? '' });
    }
  }
  return read;
}

/** 2.8.2026, 02/08/2026 and 2026-08-02 are one day; in Australia the day comes first. */
function toDay(written: string): string {
  const [, day, month, year] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(written.trim()) ?? [];
  if (!day || !month || !year) return written.trim().slice(0, 10);
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
