import { asCsv } from '#platform/csv/csv.ts';

export type CsvFile = { content: Buffer; contentType: string; fileName: string };

/** A table as a downloadable CSV file. */
export function toCsvFile(name: string, ...table: Parameters<typeof asCsv>): CsvFile {
  return { content: Buffer.from(asCsv(...table)), contentType: 'text/csv; charset=utf-8', fileName: `${name}.csv` };
}
