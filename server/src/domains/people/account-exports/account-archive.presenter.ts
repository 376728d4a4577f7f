import { directionOf } from '@bellbird/contract/shared/locales';
import { csvCell } from '#platform/csv/csv.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Sheet } from './archive-sheets.rules.ts';
import type { ConversationRow, RequestRow } from './exported-rows.repository.ts';

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem}' +
  'table{border-collapse:collapse;width:100%}td,th{border-bottom:1px solid #ddd;padding:.4rem;text-align:start;' +
  'vertical-align:top}article{border-bottom:1px solid #ddd;padding:1rem 0;white-space:pre-wrap}';

/** Who asked for the archive: our words in it are translated. */
export type ArchiveReader = { language: string; translate: (text: string) => string };

/** The beginning of a page; `up` leads to the folder of the index. */
export function pageStart(title: string, { language, translate }: ArchiveReader, up = ''): string {
  return `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style><p><a href="${up}index.html">${translate('Contents')}</a></p>
<h1>${escapeHtml(title)}</h1>\n`;
}

type Made = { customerName: string; madeAt: string; reader: ArchiveReader };

export function presentIndex({ customerName, madeAt, reader }: Made, sheets: readonly Sheet[]): string {
  const say = (text: string) => escapeHtml(reader.translate(text));
  const items = sheets.map(
    ({ name, title }) =>
      `<li><a href="${name}.html">${say(title)}</a> (<a href="csv/${name}.csv">${say('for a spreadsheet')}</a>)</li>`,
  );
  return `${pageStart(customerName, reader)}<p>${say(`Everything that ${customerName} had in Bellbird on ${madeAt.slice(0, 10)}.`)}</p>
<ul>${items.join('\n')}</ul>
<p>${say(ABOUT_PAGES)} ${say(ABOUT_FILES)}</p>\n`;
}

const ABOUT_PAGES = 'Each couple’s page has what they asked for, your notes and the whole conversation.';
const ABOUT_FILES =
  'Photos and attachments are in the folder ‘files’; ‘data’ is for other programs, and manifest.json says what is in it.';

const toCell = (value: unknown): string | number | null => {
  if (value === null || typeof value === 'number') return value ?? null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' ? value : JSON.stringify(value);
};

export function presentCsvRow(values: readonly unknown[]): string {
  return `${values.map((value) => csvCell(toCell(value))).join(',')}\r\n`;
}

/** The cells of a row; in the columns that are ours, words in the language of the reader. */
export function toCells({ ours = [] }: Sheet, row: Record<string, unknown>, { translate }: ArchiveReader): unknown[] {
  return Object.entries(row).map(([column, value]) => {
    if (typeof value !== 'string' || !ours.includes(column)) return value;
    const name = translate(value);
    return name === value ? translate(toWords(value)) : name;
  });
}

/** ‘offer_made’ → ‘Offer made’ */
export function toWords(code: string): string {
  if (!/^[a-z_]+$/.test(code)) return code;
  return code.charAt(0).toUpperCase() + code.slice(1).replaceAll('_', ' ');
}

export function presentHeadings({ headings }: Sheet, { translate }: ArchiveReader): string {
  return `<table><thead><tr>${headings.map((each) => `<th>${escapeHtml(translate(each))}</th>`).join('')}</tr></thead><tbody>\n`;
}

/** One row of a page; rows of couples lead to the couple’s own page. */
export function presentHtmlRow(sheet: Sheet, row: Record<string, unknown>, reader: ArchiveReader): string {
  const cells = toCells(sheet, row, reader).map((value) => escapeHtml(String(toCell(value) ?? '')));
  const [first = '', second = '', ...rest] = cells;
  const linked = cells.map((cell) => (cell.startsWith('files/') ? `<a href="${cell}">${cell}</a>` : cell));
  const shown = sheet.name === 'couples' ? [first, `<a href="couples/${first}.html">${second}</a>`, ...rest] : linked;
  return `<tr>${shown.map((cell) => `<td>${cell}</td>`).join('')}</tr>\n`;
}

/** What they asked for in the first place, before any message. */
function presentRequest(
  coupleName: string,
  { created_at: at, message, answers, notes }: RequestRow,
  { translate }: ArchiveReader,
): string {
  const facts = (answers ?? []).map(({ field, label = field, value }) => `${label}: ${value}`);
  const text = [message, ...facts].filter(Boolean).join('\n');
  const noted = (notes ?? []).map(
    (note) =>
      `<article><small>${escapeHtml([translate('Note'), note.author, note.at].filter(Boolean).join(', '))}</small>\n${escapeHtml(note.body)}</article>`,
  );
  const asked = `<article><small>${escapeHtml(translate(`${coupleName} asked, ${at}`))}</small>\n${escapeHtml(text)}</article>`;
  return [...(text === '' ? [] : [asked]), ...noted].join('\n');
}

export function presentConversation(
  coupleName: string,
  request: RequestRow | undefined,
  messages: readonly ConversationRow[],
  reader: ArchiveReader,
): string {
  const articles = messages.map(({ direction, subject, body, created_at: at, author, files }) => {
    const who = direction === 'in' ? coupleName : (author ?? reader.translate('Your team'));
    const links = (files ?? []).map(
      (file) => `<br><a href="../files/${escapeHtml(file.storage_key)}">${escapeHtml(file.name)}</a>`,
    );
    const title = subject ? `<b>${escapeHtml(subject)}</b>\n` : '';
    return `<article><small>${escapeHtml(who)}, ${at}</small>\n${title}${escapeHtml(body)}${links.join('')}</article>`;
  });
  const before = request ? presentRequest(coupleName, request, reader) : '';
  const none = `<p>${reader.translate('No messages.')}</p>`;
  return `${pageStart(coupleName, reader, '../')}${before}${articles.join('\n') || none}\n`;
}
