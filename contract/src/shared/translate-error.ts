/** Texts of errors in one language, by their English; `{0}` is what is filled in. */
export type ErrorWords = Readonly<Record<string, string>>;

type Pattern = { readonly matches: RegExp; readonly text: string };

const patterns = new WeakMap<ErrorWords, readonly Pattern[]>();

/** The text of an error in another language. One that has no translation stays English. */
export function translateError(text: string, words: ErrorWords): string {
  const whole = words[text];
  if (whole !== undefined) return whole;
  for (const { matches, text: translated } of patternsOf(words)) {
    const found = matches.exec(text);
    if (found) return translated.replaceAll(/\{(\d)\}/g, (_, place: string) => found[Number(place) + 1] ?? '');
  }
  return text;
}

function patternsOf(words: ErrorWords): readonly Pattern[] {
  const known = patterns.get(words);
  if (known) return known;
  const made = Object.entries(words)
    .filter(([english]) => english.includes('{0}'))
    .map(([english, text]) => ({ matches: toPattern(english), text }));
  patterns.set(words, made);
  return made;
}

function toPattern(english: string): RegExp {
  const literal = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{\d\}/g, '(.+)')}$`);
}
