import { bcp47, directionOf, type Language, type Locale } from '@bellbird/contract/shared/locales';
import { type Words, refetchTexts, addTexts, setLanguage } from '#texts/texts.ts';
import { LANGUAGE_KEY, currentLocale, textLanguage } from './locale.ts';

type Texts = { default: Words };

/** The texts of the shell and the shared parts, one file per language. */
type FirstTexts = Readonly<Record<Language, () => Promise<Readonly<Record<string, Words>>>>>;

type Files = Readonly<Record<string, () => Promise<Texts>>>;

/** What somebody reads who is not signed in: in English without a further table. */
const GUEST_FILES: Files = import.meta.glob<Texts>([
  '../../domains/people/access/*.en.json',
  '../../domains/growth/wizard/*.en.json',
  '../../domains/foundation/errors/*.en.json',
]);

/**
 * The texts of the domains and of lazy parts: `leads.en.json` is the namespace `leads` in English. English is in the
 * files of the pages, and its table in that of the main layout; the table of another language is loaded with its first
 * text.
 */
const files: Readonly<Record<Language, () => Promise<Files>>> = {
  en: async () => (await import('./files.en.ts')).files,
  tr: async () => (await import('./files.tr.ts')).files,
  ar: async () => (await import('./files.ar.ts')).files,
};

function findIn(table: Files, name: string): Files[string] | undefined {
  return Object.entries(table).find(([path]) => path.endsWith(name))?.[1];
}

async function readTexts(namespace: string, language: Language): Promise<Words> {
  const name = `/${namespace}.${language}.json`;
  const load = findIn(GUEST_FILES, name) ?? findIn(await files[language](), name);
  if (!load) throw new Error(`There are no ${language} texts for ${namespace}.`);
  return (await load()).default;
}

/** Loads the texts that every page needs in the current language; others load when a page first needs them. */
export async function startI18n(first: FirstTexts): Promise<void> {
  const locale = currentLocale();
  markDocument(locale);
  if (localStorage.getItem(LANGUAGE_KEY)) tellServer(locale);
  const language = textLanguage(locale);
  setLanguage(language, (namespace) => readTexts(namespace, language));
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

/** The server has done so already, except where another language is kept: written again, everything is styled again. */
function markDocument(locale: Locale): void {
  const { documentElement } = document;
  const [lang, dir] = [bcp47(locale), directionOf(textLanguage(locale))];
  if (documentElement.lang !== lang) documentElement.lang = lang;
  if (documentElement.dir !== dir) documentElement.dir = dir;
}
