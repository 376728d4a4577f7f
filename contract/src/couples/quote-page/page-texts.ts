import { AR } from './texts/ar.ts';
import { EN, type PageTexts } from './texts/en.ts';
import { TR } from './texts/tr.ts';

export type { PageTexts };

const TEXTS: Readonly<Record<string, PageTexts>> = { en: EN, tr: TR, ar: AR };

export type PageLanguage = { language: string; texts: PageTexts };

/** The texts of a language, or the English ones. */
export function pageTextsIn(language: string): PageLanguage {
  const texts = TEXTS[language];
  return texts ? { language, texts } : { language: 'en', texts: EN };
}

/** Fills in `{name}`. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
