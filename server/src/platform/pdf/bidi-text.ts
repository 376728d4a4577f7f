import createBidi from 'bidi-js';
import type { Pdf } from './pdf.ts';

export type Direction = 'ltr' | 'rtl';
export type TextStyle = {
  weight: 'regular' | 'semibold';
  size: number;
  colour: string;
  direction: Direction;
  /** Where lines begin and end; `start` is the right edge of text that runs from right to left. */
  align: 'start' | 'end';
  x: number;
  width: number;
  lineGap: number;
  /** Below this a new page begins. */
  bottom: number;
};

// The package’s types describe another kind of module than Node loads.
const bidi = (createBidi as unknown as typeof createBidi.default)();
const ARABIC = String.raw`\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufefc`;
const IS_ARABIC = new RegExp(`[${ARABIC}]`);
const RIGHT_TO_LEFT = new RegExp(String.raw`[\u0590-\u05ff${ARABIC}]`);
/** Neighbouring Arabic words are shaped together; everything else has the Latin font. */
const BY_FONT = new RegExp(`[${ARABIC}]+(?: +[${ARABIC}]+)*|[^${ARABIC}]+`, 'g');
/** They decide the order and are not drawn. */
const CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Has the font shape a text as a whole instead of word by word. */
const WHOLE = { features: ['rlig' as const] };

/**
 * Draws text whose letters may run in both directions, from `pdf.y` down. The library shapes letters and knows neither
 * the order of words from right to left nor a second font, so lines are broken and ordered here (Unicode's algorithm).
 */
export function drawText(pdf: Pdf, text: string, style: TextStyle): void {
  for (const paragraph of text.split('\n')) {
    const base = baseOf(paragraph, style.direction);
    for (const line of breakLines(pdf, paragraph, style)) drawLine(pdf, { line, base }, style);
  }
}

/** Keeps a value in one piece inside a sentence of the other direction. */
export const isolate = (value: string): string => `\u2068${value}\u2069`;

/** A paragraph runs as its first letter does, so that an English note is readable in an Arabic document. */
function baseOf(paragraph: string, fallback: Direction): Direction {
  if (!/\p{L}/u.test(paragraph)) return fallback;
  return bidi.getEmbeddingLevels(paragraph, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';
}

function fontOf(text: string, { weight }: TextStyle): string {
  return IS_ARABIC.test(text) ? `${weight}-arabic` : weight;
}

function widthOf(pdf: Pdf, text: string, style: TextStyle): number {
  const parts = text.replaceAll(CONTROLS, '').match(BY_FONT) ?? [];
  return parts.reduce((sum, part) => sum + pdf.font(fontOf(part, style), style.size).widthOfString(part, WHOLE), 0);
}

function breakLines(pdf: Pdf, paragraph: string, style: TextStyle): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ').flatMap((each) => breakWord(pdf, each, style))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(pdf, longer, style) > style.width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}

/** A word that is wider than its column continues on the next line. */
function breakWord(pdf: Pdf, word: string, style: TextStyle): string[] {
  if (widthOf(pdf, word, style) <= style.width) return [word];
  const parts = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (widthOf(pdf, longer, style) > style.width) parts.push(letter);
    else parts.splice(-1, 1, longer);
  }
  return parts;
}

function drawLine(pdf: Pdf, { line, base }: { line: string; base: Direction }, style: TextStyle): void {
  const { size, weight, colour, direction, align, x, width, lineGap, bottom } = style;
  const height = pdf.font(weight, size).currentLineHeight(true);
  if (pdf.y + height > bottom) pdf.addPage();
  const top = pdf.y;
  // All fonts share the baseline of the Latin one.
  const baseline = top + height * 0.78;
  const isAtLeft = (direction === 'ltr') === (align === 'start');
  let left = isAtLeft ? x : x + width - widthOf(pdf, line, style);
  for (const run of toVisualRuns(line, base)) {
    pdf.font(fontOf(run, style), size).fillColor(colour);
    pdf.text(run, left, baseline, { ...WHOLE, lineBreak: false, baseline: 'alphabetic' });
    left += pdf.widthOfString(run, WHOLE);
  }
  pdf.x = x;
  pdf.y = top + height + lineGap;
}

/**
 * The parts of a line from left to right. A part with letters that run from right to left keeps their order, because
 * the font reverses it; of signs without a direction, such as brackets, it is reversed here.
 */
export function toVisualRuns(line: string, direction: Direction): string[] {
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
  const indices = bidi.getReorderedIndices(line, embedding);
  const runs: { isReversed: boolean; indices: number[] }[] = [];
  for (const index of indices) {
    const isReversed = ((embedding.levels[index] ?? 0) & 1) === 1;
    const last = runs.at(-1);
    if (last?.isReversed === isReversed) last.indices.push(index);
    else runs.push({ isReversed, indices: [index] });
  }
  return runs.flatMap(({ isReversed, indices: of }) => {
    const logical = isReversed ? of.toReversed() : of;
    const text = logical.map((index) => mirrored.get(index) ?? line.charAt(index)).join('');
    const parts = text.replaceAll(CONTROLS, '').match(BY_FONT) ?? [];
    if (!isReversed) return parts;
    return parts.toReversed().map((part) => (RIGHT_TO_LEFT.test(part) ? part : [...part].toReversed().join('')));
  });
}
