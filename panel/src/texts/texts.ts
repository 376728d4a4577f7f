/** The texts of one file, by path. */
export type Words = { readonly [key: string]: string | Words };

/** The values for a text's placeholders; `count` also selects the plural form. */
export type Values = Readonly<Record<string, unknown>> & { readonly count?: number; readonly defaultValue?: string };

type Source = (namespace: string, language: string) => Promise<Words>;

const loaded = new Map<string, Words>();
/** With a status set, React does not wait for a resolved promise. */
const LOADED = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });
const loading = new Map<string, Promise<void>>();
const failed = new Set<string>();
let current = { language: 'en', plurals: new Intl.PluralRules('en') };
let fetchWords: Source = (namespace) => Promise.reject(new Error(`There is no source of texts for ${namespace}.`));

/** Sets the language, and where its texts come from. */
export function setLanguage(language: string, source: Source): void {
  current = { language, plurals: new Intl.PluralRules(language) };
  fetchWords = source;
}

export function currentLanguage(): string {
  return current.language;
}

/** Adds texts that are already loaded. */
export function addTexts(namespace: string, words: Words): void {
  loaded.set(namespace, words);
}

/**
 * Loads texts once, however many components need them. A failure is kept, otherwise a waiting component would retry
 * forever. Waiting components get the same promise: another one would suspend them again.
 */
export function fetchTexts(namespace: string): Promise<void> {
  const known = loading.get(namespace);
  if (known) return known;
  if (loaded.has(namespace)) return LOADED;
  const fetching = fetchWords(namespace, current.language).then((words) => addTexts(namespace, words));
  fetching.then(
    () => Object.assign(fetching, { status: 'fulfilled', value: undefined }),
    () => failed.add(namespace),
  );
  loading.set(namespace, fetching);
  return fetching;
}

/** The same for a new visit, which may retry after a failure. */
export function refetchTexts(namespace: string): Promise<void> {
  if (failed.delete(namespace)) loading.delete(namespace);
  return fetchTexts(namespace);
}

/** What failed is asked for again by the next that needs it: somebody wants to try again. */
export function forgetFailedTexts(): void {
  for (const namespace of failed) loading.delete(namespace);
  failed.clear();
}

/** The text of a key, with its placeholders. An unknown key is returned itself, so that it is noticed. */
export function template(namespace: string, key: string, values: Values = {}): string {
  const colon = key.indexOf(':');
  const words = loaded.get(colon < 0 ? namespace : key.slice(0, colon));
  const path = key.slice(colon + 1);
  for (const form of pluralForms(path, values.count)) {
    const text = find(words, form);
    if (text !== undefined) return text;
  }
  return values.defaultValue ?? path;
}

/** Fills the placeholders: `{{name}}` → its value, or nothing if there is none. */
export function fill(text: string, values: Values = {}): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => asText(values[name]));
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A language without a plural form for zero may still have a text for it. */
function pluralForms(path: string, count: number | undefined): string[] {
  if (count === undefined) return [path];
  const form = `${path}_${current.plurals.select(count)}`;
  return count === 0 ? [`${path}_zero`, form, path] : [form, path];
}

function find(words: Words | undefined, path: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const step of path.split('.')) {
    if (typeof found !== 'object') return undefined;
    found = found[step];
  }
  return typeof found === 'string' ? found : undefined;
}
