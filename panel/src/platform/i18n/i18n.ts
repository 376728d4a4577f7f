import { bcp47, directionOf, type Language, type Locale } from '@bellbird/contract/shared/locales';
import { type Words, refetchTexts, addTexts, setLanguage } from '#texts/texts.ts';
import { LANGUAGE_KEY, currentLocale, textLanguage } from './locale.ts';

type Texts = { default: Words };

/** The texts of the shell and the shared parts, one file per language. */
type FirstTexts = Readonly<Record<Language, () => Promise<Readonly<Record<string, Words>>>>>;

/**
 * The texts of the domains and of lazy parts, each in its own chunk: `leads.en.json` is the namespace `leads` in
 * English.
 */
const files = import.meta.glob<Texts>(['../../domains/**/*.{en,tr,ar}.json', '../../app/*/*.{en,tr,ar}.json']);
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

async function readTexts(namespace: string, language: string): Promise<Words> {
  const load = loaders.get(`${namespace}.${language}.json`);
  if (!load) throw new Error(`There are no ${language} texts for ${namespace}.`);
  return (await load()).default;
}

/** Loads the texts that every page needs in the current language; others load when a page first needs them. */
export async function startI18n(first: FirstTexts): Promise<void> {
  const locale = currentLocale();
  markDocument(locale);
  if (localStorage.getItem(LANGUAGE_KEY)) tellServer(locale);
  const language = textLanguage(locale);
  setLanguage(language, readTexts);
  for (const [namespace, words] of Object.entries(await first[language]())) addTexts(namespace, words);
}

/** Loads a page's texts before it is shown. */
export async function loadTexts(namespaces: readonly string[]): Promise<void> {
  await Promise.all(namespaces.map(refetchTexts));
}

/** Sets the language of this browser. The page reloads, so that texts, direction and server answers match. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(LANGUAGE_KEY, locale);
  tellServer(locale);
  location.reload();
}

/** The server draws the first picture of a page; a cookie tells it in which language. */
function tellServer(locale: Locale): void {
  document.cookie = `${LANGUAGE_KEY}=${locale}; path=/; max-age=31536000; samesite=lax`;
}

function markDocument(locale: Locale): void {
  document.documentElement.lang = bcp47(locale);
  document.documentElement.dir = directionOf(textLanguage(locale));
}
