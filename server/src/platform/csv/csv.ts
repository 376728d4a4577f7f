/** Spreadsheets take the file for UTF-8 only when it says so first. */
const BYTE_ORDER_MARK = '\uFEFF';

type Cell = string | number | null;

/** A table as a file that opens in any spreadsheet, and in which nothing runs. */
export function asCsv(headings: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [headings, ...rows].map((cells) => cells.map(csvCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

const FORMULA = /^[=+\-@\t\r]/;
const PHONE = /^\+\d[\d ]{5,20}$/;

/** One cell. Text that a spreadsheet would take for a formula is kept as text; a phone number is none. */
export function csvCell(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
