/** Without a byte order mark spreadsheets do not read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** A table as a file that any spreadsheet opens. Cells that it would run as a formula stay text. */
export function toCsvFile(rows: readonly (readonly string[])[]): Blob {
  const lines = rows.map((cells) => cells.map(toCell).join(','));
  return new Blob([`${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`], { type: 'text/csv' });
}

function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
