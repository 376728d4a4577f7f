/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Words of ours in a cell, as opposed to names and what people wrote: whoever downloads it reads them translated. */
export type OurWords = { readonly ours: readonly string[] };
export const ours = (...words: string[]): OurWords => ({ ours: words });

type Cell = string | number | null;
type Translate = (text: string) => string;

/** Its headings are ours, too. */
export type CsvTable = {
  readonly headings: readonly string[];
  readonly rows: readonly (readonly (Cell | OurWords)[])[];
};
/** A table to download, not written yet: in which language, only the request says. */
export type CsvFile = { readonly fileName: string; readonly table: CsvTable };

export function toCsvFile(name: string, headings: CsvTable['headings'], rows: CsvTable['rows']): CsvFile {
  return { fileName: `${name}.csv`, table: { headings, rows } };
}

/** A table as a CSV file that any spreadsheet opens and in which no formula runs. */
export function asCsv({ headings, rows }: CsvTable, translate: Translate = (text) => text): string {
  const toCell = (cell: Cell | OurWords): Cell =>
    typeof cell === 'object' && cell !== null ? cell.ours.map(translate).join(', ') : cell;
  const lines = [headings.map(translate), ...rows.map((cells) => cells.map(toCell))];
  return `${BYTE_ORDER_MARK}${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d[\d ]{5,20}$/;

/** One cell. Text that a spreadsheet would run as a formula stays text; phone numbers are left alone. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
