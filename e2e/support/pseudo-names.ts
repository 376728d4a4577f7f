import { globSync, readFileSync } from 'node:fs';

type Texts = { readonly [key: string]: string | Texts };

const PANEL = new URL('../../panel/src/', import.meta.url).pathname;
/** The forms of a plural are keys of their own, and Arabic has more of them. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const FIELD = /\{\{\w+\}\}/g;

/** English text → its Arabic ones, from every file of texts. */
const arabic = new Map<string, Set<string>>();
for (const file of globSync('**/*.en.json', { cwd: PANEL })) {
  const theirs = Map.groupBy(flatten(read(file.replace('.en.', '.ar.'))), ([key]) => key.replace(PLURAL, ''));
  for (const [key, text] of flatten(read(file))) {
    const known = arabic.get(text) ?? new Set();
    for (const [, each] of theirs.get(key.replace(PLURAL, '')) ?? []) known.add(each);
    arabic.set(text, known);
  }
}

function read(file: string): Texts {
  return JSON.parse(readFileSync(PANEL + file, 'utf8')) as Texts;
}

function flatten(texts: Texts, prefix = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flatten(value, `${prefix}${key}.`),
  );
}

/** What something with this English name is called in the pseudo-language, or undefined if it is named by data. */
export function pseudoName(english: string | RegExp): RegExp | undefined {
  const isMeant = (text: string) =>
    typeof english === 'string' ? text === english : english.test(text.replaceAll(FIELD, 'X'));
  const names = [...arabic].filter(([text]) => isMeant(text)).flatMap(([, theirs]) => [...theirs]);
  if (names.length === 0) return undefined;
  const patterns = names.map((name) => name.split(FIELD).map(literally).join('.*'));
  return new RegExp(`⟦(?:${patterns.join('|')})(?: ~)*⟧`, 'su');
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
}
