import { use } from 'react';
import { type Values, fetchTexts, refetchTexts, fill, currentLanguage, template } from './texts.ts';

export type Translate = ((key: string, values?: Values) => string) & {
  /** The text with its placeholders, for callers that fill them with elements. */
  readonly open: (key: string, values?: Values) => string;
};

const translators = new Map<string, Translate>();

/** The texts of a namespace, and `other:key` for another one. Suspends until they are loaded. */
export function useTranslation(namespaces: string | readonly string[]): { t: Translate; language: string } {
  const all = typeof namespaces === 'string' ? [namespaces] : namespaces;
  for (const namespace of all) use(fetchTexts(namespace));
  return { t: createTranslator(all[0] ?? ''), language: currentLanguage() };
}

/** The same for code that is no component and runs later; it may try again after a failure. */
export async function loadTranslation(namespace: string): Promise<Translate> {
  await refetchTexts(namespace);
  return createTranslator(namespace);
}

/** One function per namespace, so that effects can depend on it. */
function createTranslator(namespace: string): Translate {
  const known = translators.get(namespace);
  if (known) return known;
  const open = (key: string, values?: Values) => template(namespace, key, values);
  const t = Object.assign((key: string, values?: Values) => fill(open(key, values), values), { open });
  translators.set(namespace, t);
  return t;
}
