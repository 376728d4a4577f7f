import { bcp47, directionOf, type Locale } from '@bellbird/contract/shared/locales';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { LANGUAGE_KEY, currentLocale, textLanguage } from './locale.ts';

type Texts = { default: Record<string, unknown> };

/** Every text file of the panel, each its own chunk: `leads.en.json` is the namespace `leads` in English. */
const files = import.meta.glob<Texts>([
  '../../app/**/*.{en,tr,ar}.json',
  '../../domains/**/*.{en,tr,ar}.json',
  '../../ui/**/*.{en,tr,ar}.json',
]);
const loaders = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

const backend = {
  type: 'backend' as const,
  // Two parameters: i18next then takes the promise instead of handing in a callback.
  async read(language: string, namespace: string) {
    const load = loaders.get(`${namespace}.${language}.json`);
    if (!load) throw new Error(`There are no ${language} texts for ${namespace}.`);
    return (await load()).default;
  },
};

/** Starts the texts in the current language and loads `namespaces`; others load when a page first needs them. */
export async function startI18n(namespaces: string[]): Promise<void> {
  const locale = currentLocale();
  markDocument(locale);
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: textLanguage(locale),
      fallbackLng: false,
      ns: namespaces,
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
      returnEmptyString: false,
    });
}

/** Makes sure that a page's texts are there before it is shown. */
export function loadTexts(namespaces: readonly string[]): Promise<void> {
  return i18next.loadNamespaces([...namespaces]);
}

/** Chooses a language for this browser. A whole new page keeps texts, direction and server answers in step. */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(LANGUAGE_KEY, locale);
  location.reload();
}

function markDocument(locale: Locale): void {
  document.documentElement.lang = bcp47(locale);
  document.documentElement.dir = directionOf(textLanguage(locale));
}
