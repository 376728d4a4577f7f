import { createTranslator } from '#platform/mail/mail-words.ts';
import { AR } from './ar.ts';
import { TR } from './tr.ts';

const TRANSLATORS = new Map([
  ['tr', createTranslator('tr', TR)],
  ['ar', createTranslator('ar', AR)],
]);

/** Translates what we write and name in answers; undefined for English. */
export function translatorFor(language: string): ((text: string) => string) | undefined {
  return TRANSLATORS.get(language);
}
