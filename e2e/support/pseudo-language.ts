import type { BrowserContext, Page, Route } from '@playwright/test';
import { speak } from './language.ts';

/** Stands in for Turkish: its files are separate from the code, and every text in them is replaced. */
const STAND_IN = 'tr_TR';
const TEXT_FILES = /\/assets\/(?:(?!files\.)[\w-]+\.)?tr-[\w-]+\.js$/;
const OPEN = '⟦';
const CLOSE = '⟧';

/**
 * Shows the panel in a language that nobody speaks: each text is in brackets and longer by two fifths. What has no
 * brackets is not in the files of texts, and what overflows would overflow in German.
 */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await speak(context, STAND_IN);
  await context.route(TEXT_FILES, replaceTexts);
}

/** The build writes every text between backticks, and nothing else. */
async function replaceTexts(route: Route): Promise<void> {
  const answer = await route.fetch();
  const code = (await answer.text()).replaceAll(/`([^`]*)`/g, (_, text: string) => `\`${lengthen(text)}\``);
  await route.fulfill({ response: answer, body: code });
}

function lengthen(text: string): string {
  const { length } = text.replaceAll(/\{\{\w+\}\}|<[^>]+>/g, '');
  return OPEN + text + ' ~'.repeat(Math.ceil(length / 5)) + CLOSE;
}

/** What the page shows, or says to a screen reader, that is neither in brackets nor in the data of the server. */
export async function findUntranslated(page: Page): Promise<string[]> {
  const { shown, known } = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [placeholder], [title], img[alt]')].flatMap((each) =>
      ['aria-label', 'placeholder', 'title', 'alt'].map((name) => each.getAttribute(name) ?? ''),
    );
    const { textsOfData = new Set() } = globalThis as { textsOfData?: Set<string> };
    return { shown: [document.title, document.body.innerText, ...named], known: [...textsOfData] };
  });
  const lines = known.flatMap(inLines).toSorted((one, other) => other.length - one.length);
  return [...new Set(shown.flatMap((text) => wordsOutside(text, lines)))];
}

/** What a text of the data looks like on a page: without marks, line by line. */
function inLines(text: string): string[] {
  const plain = text.replaceAll(/<[^>]+>/g, '\n').replaceAll('&amp;', '&');
  return plain
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

const WORD = /\p{L}{3,}/u;
const PAIR = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

function wordsOutside(text: string, known: readonly string[]): string[] {
  let rest = text.replaceAll(/[^\S\n]+/g, ' ');
  // A text may be filled into another one.
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replaceAll(PAIR, '\n');
  }
  for (const each of known) rest = without(rest, each);
  return rest
    .replaceAll(THE_SAME_EVERYWHERE, '\n')
    .split('\n')
    .map((part) => part.trim())
    .filter((part) => WORD.test(part));
}

/** Only whole words: a code of two letters is in every name. */
function without(text: string, known: string): string {
  if (!text.includes(known)) return text;
  const literal = known.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.replaceAll(new RegExp(`(?<!\\p{L})${literal}(?!\\p{L})`, 'gu'), '\n');
}

const BRANDS = ['Bellbird', 'Google', 'Facebook', 'Instagram', 'WhatsApp'];

/** Brands, and the names of days and months, which come from the browser. */
const THE_SAME_EVERYWHERE = new RegExp(`(?<!\\p{L})(?:${[...BRANDS, ...namesInDates()].join('|')})(?!\\p{L})`, 'giu');

function namesInDates(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2027, month, 1 + month)));
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('tr', { ...options, timeZone: 'UTC' });
  return (['long', 'short'] as const).flatMap((length) =>
    [format({ month: length }), format({ weekday: length })].flatMap((each) => days.map((day) => each.format(day))),
  );
}
