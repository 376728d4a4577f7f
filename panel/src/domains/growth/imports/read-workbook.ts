import { strFromU8, unzipSync } from 'fflate';

/** Enough for the rows of one import; a file that unpacks to more is refused before it is unpacked. */
const PART_BYTES_MAX = 8 * 1024 * 1024;
const PARTS = /^xl\/(?:workbook|styles|sharedStrings|worksheets\/[^/]+|_rels\/workbook)\.xml(?:\.rels)?$/;

/** Excel’s own formats for days (ECMA-376, 18.8.30), and any of the vendor’s own that shows a day or a year. */
const DAY_FORMATS = new Set([14, 15, 16, 17, 22]);
const SHOWS_DAY = /[dy]/i;

/** The first sheet of an Excel workbook as text with tabs, as if its cells had been copied. */
export function readWorkbook(content: ArrayBuffer): string {
  const parts = unzipSync(new Uint8Array(content), {
    filter: ({ name, originalSize }) => {
      if (PARTS.test(name) && originalSize > PART_BYTES_MAX) throw new RangeError('This workbook is too large.');
      return PARTS.test(name);
    },
  });
  const open = (name: string) => parseXml(parts[name] && strFromU8(parts[name]));
  const workbook = open('xl/workbook.xml');
  const [sheet] = toElements(workbook, 'sheet');
  const target = toElements(open('xl/_rels/workbook.xml.rels'), 'Relationship').find(
    (each) => each.getAttribute('Id') === sheet?.getAttribute('r:id'),
  );
  const path = target?.getAttribute('Target')?.replace(/^\/?(?:xl\/)?/, '') ?? 'worksheets/sheet1.xml';
  const texts = toElements(open('xl/sharedStrings.xml'), 'si').map(toText);
  const hasDay = toDayStyles(open('xl/styles.xml'));
  const firstDay = is1904(workbook) ? FIRST_DAY_ON_A_MAC : FIRST_DAY;
  const lines: string[] = [];
  for (const row of toElements(open(`xl/${path}`), 'row')) {
    const cells: string[] = [];
    for (const cell of toElements(row, 'c')) cells[toColumn(cell)] = toTsv(toValue(cell, { texts, hasDay, firstDay }));
    if (!cells.some(Boolean)) continue;
    // Empty rows are not in the file, and count in the spreadsheet.
    const at = Number(row.getAttribute('r')) || lines.length + 1;
    lines[at - 1] = Array.from(cells, (cell) => cell ?? '').join('\t');
  }
  return Array.from(lines, (line) => line ?? '').join('\n');
}

function parseXml(text: string | undefined): Document {
  return new DOMParser().parseFromString(text ?? '<none/>', 'application/xml');
}

const toElements = (parent: Document | Element, name: string) => [...parent.getElementsByTagName(name)];

/** The text of a cell, in one piece or in several with formats of their own. */
const toText = (element: Element) =>
  toElements(element, 't')
    .map(({ textContent }) => textContent)
    .join('');

/** Which cell formats show a day. */
function toDayStyles(styles: Document): readonly boolean[] {
  const own = new Map(
    toElements(styles, 'numFmt').map((each) => [each.getAttribute('numFmtId'), each.getAttribute('formatCode') ?? '']),
  );
  const [formats] = toElements(styles, 'cellXfs');
  return (formats ? toElements(formats, 'xf') : []).map((format) => {
    const id = format.getAttribute('numFmtId');
    return DAY_FORMATS.has(Number(id)) || SHOWS_DAY.test(own.get(id)?.replaceAll(/"[^"]*"|\[[^\]]*\]/g, '') ?? '');
  });
}

/** ‘AB7’ is in column 27, counted from 0. */
function toColumn(cell: Element): number {
  const letters = /^[A-Z]+/.exec(cell.getAttribute('r') ?? '')?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

type Workbook = { texts: readonly string[]; hasDay: readonly boolean[]; firstDay: number };

function toValue(cell: Element, { texts, hasDay, firstDay }: Workbook): string {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return toText(cell);
  const value = toElements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'yes' : 'no';
  const isDay = value !== '' && !type && hasDay[Number(cell.getAttribute('s') ?? 0)];
  return isDay ? new Date(firstDay + Math.floor(Number(value)) * DAY_MS).toISOString().slice(0, 10) : value;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Excel counts days from 30.12.1899; on a Mac it used to count them from 01.01.1904, and its workbooks still do. */
const FIRST_DAY = Date.UTC(1899, 11, 30);
const FIRST_DAY_ON_A_MAC = Date.UTC(1904, 0, 1);
const is1904 = (workbook: Document) =>
  toElements(workbook, 'workbookPr').some((each) => /^(?:1|true)$/.test(each.getAttribute('date1904') ?? ''));

const toTsv = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
