/** Byte order mark: without it spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;

/** A table as a CSV file that any spreadsheet opens and in which no formula runs. */
export function asCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
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
