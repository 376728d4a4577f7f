/** A table as a spreadsheet or another program writes it: the first line names the columns. */
export type Table = { header: string[]; rows: TableRow[] };
/** `line` is the row’s number in the spreadsheet, where the header is 1. */
export type TableRow = { line: number; cells: string[] };

const DELIMITERS = ['\t', ';', ','] as const;

/**
 * Reads comma, semicolon or tab separated text, with quoted cells (RFC 4180). Blank lines are left out, the one
 * after the last line break too. Trimming also removes a byte order mark.
 */
export function readTable(text: string): Table {
  const lines = readLines(text, findDelimiter(text));
  const filled = lines
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [first, ...rows] = filled;
  return { header: first?.cells ?? [], rows };
}

/** The one that splits the first line into most cells; a comma inside quotes does not count. */
function findDelimiter(text: string): string {
  const counts = DELIMITERS.map((delimiter) => readLines(text, delimiter, 1)[0]?.length ?? 0);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function readLines(text: string, delimiter: string, most = Infinity): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    cells.push(cell);
    cell = '';
  };
  const endLine = () => {
    endCell();
    lines.push(cells);
    cells = [];
  };
  for (let at = 0; at < text.length && lines.length < most; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell.trim() === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n') endLine();
    else if (character === '\r') {
      if (text.charAt(at + 1) !== '\n') endLine();
    } else cell += character;
  }
  endLine();
  return lines;
}

/** The text of a file: UTF-8 or UTF-16 if it is that, otherwise what Excel on Windows writes. */
export function decodeTable(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
