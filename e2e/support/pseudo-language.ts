import type { BrowserContext, Page } from '@playwright/test';
import { startChangingLine } from './changing-line.ts';
import { speak } from './language.ts';

/** Stands in for Arabic, so that it also runs from right to left; every text in its files is replaced. */
const STAND_IN = 'ar_AE';
const LANGUAGE = 'ar-AE';
const TEXT_FILES = /\/assets\/(?:(?!files\.)[\w-]+\.)?ar-[\w-]+\.js$/;
const OPEN = '⟦';
const CLOSE = '⟧';

/**
 * The product in a language that nobody speaks: each text is in brackets and longer by two fifths. What has no
 * brackets is not in the files of texts, and what overflows would overflow in German.
 */
export function startPseudoLine(target: string): Promise<string> {
  return startChangingLine(target, { files: TEXT_FILES, change: replaceTexts });
}

/** Chooses that language. */
export function speakPseudo(context: BrowserContext): Promise<void> {
  return speak(context, STAND_IN);
}

/** The build writes every text between backticks, and nothing else; a large file is one JSON text between them. */
function replaceTexts(code: string): string {
  return code
    .replaceAll(/JSON\.parse\(`([^`]*)`\)/g, (_, json: string) => `(${lengthenJson(json)})`)
    .replaceAll(/`([^`]*)`/g, (_, text: string) => `\`${lengthen(text)}\``);
}

const FILLING = ' ~';

function lengthenJson(escaped: string): string {
  const json = escaped.replaceAll(/\\([\\`$])/g, '$1');
  const texts: unknown = JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? lengthen(value) : value));
  return JSON.stringify(texts);
}

function lengthen(text: string): string {
  const { length } = text.replaceAll(/\{\{\w+\}\}|<[^>]+>/g, '');
  return OPEN + text + FILLING.repeat(Math.ceil(length / 5)) + CLOSE;
}

/** The words as they are in Arabic, for rules that compare them. */
export async function showOriginal(page: Page): Promise<void> {
  await page.evaluate((added) => {
    const marks = new RegExp(added, 'gu');
    const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (texts.currentNode.nodeValue) texts.currentNode.nodeValue = texts.currentNode.nodeValue.replaceAll(marks, '');
    for (const each of document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        const value = each.getAttribute(name);
        if (value) each.setAttribute(name, value.replaceAll(marks, ''));
      }
  }, `[${OPEN}${CLOSE}]|${FILLING}`);
}

const TRANSLATIONS = new URL('../../server/src/app/value-texts/ar.ts', import.meta.url).href;

// Not a plain import: journeys use the product from outside, and this is only a list.
const { AR } = (await import(TRANSLATIONS)) as { AR: Readonly<Record<string, string>> };
const OUR_ENGLISH: ReadonlySet<string> = new Set(Object.keys(AR).filter((english) => english !== AR[english]));

/**
 * What the page shows, or says to a screen reader, that is neither in brackets nor in the data of the server.
 * `ownEnglish` allows what we name in English, too.
 */
export async function findUntranslated(page: Page, { ownEnglish }: { ownEnglish: boolean }): Promise<string[]> {
  const { shown, known } = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')].flatMap((each) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    );
    const { textsOfData = new Set() } = globalThis as { textsOfData?: Set<string> };
    return { shown: [document.title, document.body.innerText, ...named], known: [...textsOfData] };
  });
  // What we name is translated by the server: its English is no data.
  const lines = known
    .filter((text) => ownEnglish || !OUR_ENGLISH.has(text))
    .flatMap(inLines)
    .toSorted((one, other) => other.length - one.length);
  return [...new Set(shown.flatMap((text) => wordsOutside(text, lines)))];
}

/** What a text of the data looks like on a page: without marks and fields, line by line; couples also by first names. */
function inLines(text: string): string[] {
  const plain = text.replaceAll(/<[^>]+>|\{\{?[\w.]+\}?\}/g, '\n').replaceAll('&amp;', '&');
  const [, one, other] = /^(\S+) .*& (\S+)/u.exec(text) ?? [];
  return [...(one && other ? [`${one} & ${other}`] : []), plain]
    .join('\n')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const WORD = /\p{L}{3,}/u;
const PAIR = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'gu');

function wordsOutside(text: string, known: readonly string[]): string[] {
  let rest = text.replaceAll(/[^\S\n]+/g, ' ');
  // A text may be filled into another one.
  while (rest.search(PAIR) >= 0) rest = rest.replaceAll(PAIR, '\n');
  for (const each of known) rest = without(rest, each);
  return rest
    .replaceAll(FORMATTED, '\n')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => WORD.test(part));
}

/** Only whole words and numbers: a code of two letters is in every name. A page may begin it with a capital. */
function without(text: string, known: string): string {
  if (!text.toLowerCase().includes(known.toLowerCase())) return text;
  const before = /^\p{L}/u.test(known) ? String.raw`(?<!\p{L})` : /^\d/.test(known) ? String.raw`(?<!\d[.,]?)` : '';
  const after = /\p{L}$/u.test(known) ? String.raw`(?!\p{L})` : /\d$/.test(known) ? String.raw`(?![.,]?\d)` : '';
  return text.replaceAll(new RegExp(before + literally(known) + after, 'giu'), '\n');
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const BRANDS = [
  'Bellbird',
  'Google',
  'Facebook',
  'Instagram',
  'WhatsApp',
  'YouTube',
  'Vimeo',
  'Visa',
  'Mastercard',
  'BSB',
  // The start of an address, in a field for one.
  'https',
];

/** Brands, and what the browser itself writes: days, months, ‘in 3 weeks’, ‘7.5 thousand’. */
const FORMATTED = new RegExp(
  `(?<!\\p{L})(?:${[...relativeTimes(), ...BRANDS, ...namesInDates(), ...namesInNumbers()].join('|')})(?!\\p{L})`,
  'giu',
);

function namesInDates(): string[] {
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1)));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2027, 0, 1 + day)));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE, { ...options, timeZone: 'UTC' });
  return (['long', 'short'] as const).flatMap((length) => [
    ...months.map((each) => format({ month: length }).format(each)),
    ...days.map((each) => format({ weekday: length }).format(each)),
  ]);
}

function namesInNumbers(): string[] {
  const format = new Intl.NumberFormat(LANGUAGE, { notation: 'compact' });
  return [1e3, 1e6].flatMap((number) =>
    format
      .formatToParts(number)
      .filter(({ type }) => type === 'compact')
      .map(({ value }) => value),
  );
}

function relativeTimes(): string[] {
  const format = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: 'auto' });
  const units = ['minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  return units.flatMap((unit) =>
    [-100, -11, -5, -2, -1, 0, 1, 2, 5, 11, 100].map((count) =>
      literally(format.format(count, unit)).replace(/\d+/, String.raw`[\d,]+`),
    ),
  );
}
