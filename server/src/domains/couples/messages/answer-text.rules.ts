import { type EarlierWords, createEarlierWords, findWords } from './earlier-words.rules.ts';
import { findHeadingEnd } from './quotation-headings.rules.ts';

const MARK = /^\s{0,3}>/;
const MARKS = /^(?:\s{0,3}>)+\s?/;
/** Yahoo puts the quoted text on the same line. */
const RUN_ON_HEADING = /^(\s{0,6}on [^\n]{5,300}\bwrote:)[ \t]{2,}(?=\S)/gim;
/** Further lines are never left out. */
const MAX_LINES = 5000;
/** How many marked lines are looked up in the conversation to prove that the mail quotes it. */
const MAX_LOOKUPS = 40;
const MAX_CONTEXT_LINES = 4;

type LineKind = 'new' | 'quoted' | 'heading';

/**
 * The new words of a mail, wherever they are: above, below or between what it quotes. Only what is proven to be a
 * quotation is left out: lines marked by `>` below a heading such as ‘On Friday, Imogen wrote:’, and lines that repeat
 * an earlier mail of the conversation. A question answered in between stays, so that the answer makes sense. A mail that
 * is nothing but a quotation (a forward) stays whole.
 */
export function extractAnswer(text: string, earlier: readonly string[] = []): string {
  const lines = text.replaceAll('\r\n', '\n').replaceAll(RUN_ON_HEADING, '$1\n').split('\n');
  const kinds = classifyLines(lines, createEarlierWords(earlier));
  const answer = joinAnswer(lines, kinds)
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return answer || text.trim();
}

function classifyLines(lines: readonly string[], earlier: EarlierWords): LineKind[] {
  const kinds = lines.map((): LineKind => 'new');
  const examined = lines.slice(0, MAX_LINES);
  markPrefixed(examined, earlier, kinds);
  markRepeated(examined, earlier, kinds);
  return kinds;
}

/** Lines with `>`, if a heading or the conversation proves that the mail quotes with them. */
function markPrefixed(lines: readonly string[], earlier: EarlierWords, kinds: LineKind[]): void {
  const marked = lines.flatMap((line, index) => (MARK.test(line) ? [index] : []));
  const headings = marked
    .filter((index) => !MARK.test(lines[index - 1] ?? ''))
    .flatMap((index) => findHeadingAbove(lines, index));
  const isProven =
    headings.length > 0 ||
    marked.slice(0, MAX_LOOKUPS).some((index) => earlier.includes((lines[index] ?? '').replace(MARKS, '')));
  if (!isProven) return;
  for (const index of marked) kinds[index] = 'quoted';
  for (const index of headings) kinds[index] = 'heading';
}

/** The lines of the heading that ends above a line, with at most one empty line between. */
function findHeadingAbove(lines: readonly string[], index: number): number[] {
  const last = isBlank(lines[index - 1]) ? index - 2 : index - 1;
  for (let start = last; start >= Math.max(0, last - 8); start -= 1) {
    if (findHeadingEnd(lines, start) === last + 1) return range(start, last + 1);
  }
  return [];
}

/** Lines below a heading that repeat an earlier mail, and the heading with them. The others there are new. */
function markRepeated(lines: readonly string[], earlier: EarlierWords, kinds: LineKind[]): void {
  let heading: number[] | undefined;
  for (let index = 0; index < lines.length; index += 1) {
    if (kinds[index] !== 'new') continue;
    const end = findHeadingEnd(lines, index);
    if (end !== undefined) {
      heading = range(index, end);
      index = end - 1;
    } else if (heading && isRepeated(lines, index, earlier, kinds)) {
      kinds[index] = 'quoted';
      for (const line of heading) kinds[line] = 'heading';
    }
  }
}

/** A line without words, such as `--`, belongs to the line above it. */
function isRepeated(lines: readonly string[], index: number, earlier: EarlierWords, kinds: LineKind[]): boolean {
  const line = lines[index] ?? '';
  return findWords(line).length === 0 ? kinds[index - 1] === 'quoted' : earlier.read(line);
}

/** The new lines; where they answer a quotation piece by piece, each with the paragraph it answers. */
function joinAnswer(lines: readonly string[], kinds: readonly LineKind[]): string[] {
  const isInline = isAnsweredInline(lines, kinds);
  return lines.flatMap((line, index) => {
    if (kinds[index] !== 'new') return [];
    return isInline && !isBlank(line) ? [...findContext(lines, kinds, index), line] : [line];
  });
}

/** Whether there are new lines with quoted ones both above and below. */
function isAnsweredInline(lines: readonly string[], kinds: readonly LineKind[]): boolean {
  const order = lines.flatMap((line, index) => (isBlank(line) ? [] : [kinds[index] === 'quoted' ? 'q' : 'n']));
  return /qn+q/.test(order.join(''));
}

/** The quoted paragraph right above a new line. */
function findContext(lines: readonly string[], kinds: readonly LineKind[], index: number): string[] {
  let end = index;
  while (end > 0 && isEmptyQuote(lines[end - 1])) end -= 1;
  let start = end;
  while (end - start < MAX_CONTEXT_LINES && kinds[start - 1] === 'quoted' && !isEmptyQuote(lines[start - 1])) {
    start -= 1;
  }
  if (start === end) return [];
  return ['', ...lines.slice(start, end).map((line) => `> ${line.replace(MARKS, '').trim()}`)];
}

function isBlank(line: string | undefined): boolean {
  return (line ?? '').trim() === '';
}

function isEmptyQuote(line: string | undefined): boolean {
  return isBlank((line ?? '').replace(MARKS, ''));
}

function range(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, offset) => start + offset);
}
