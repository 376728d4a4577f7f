import { createHash } from 'node:crypto';
import type { Translator } from '#platform/http/translate-answer.ts';
import { type MailWords, createTranslator } from '#platform/mail/mail-words.ts';
import { AR } from './ar.ts';
import { TABLES_AR } from './tables-ar.ts';
import { TABLES_TR } from './tables-tr.ts';
import { TR } from './tr.ts';

/** A text of the catalogue by its English; empty where the team has not translated it. */
export type TeamTranslation = { english: string; tr: string; ar: string };

/**
 * Translates what we write and name in answers; nothing for English. What the team has translated in the catalogue comes
 * before what is shipped.
 */
export function createTranslators(ofTeam: readonly TeamTranslation[]): (language: string) => Translator | undefined {
  const inLanguage = (language: 'tr' | 'ar', shipped: MailWords, ofTables: MailWords) => {
    const own = ofTeam.filter((text) => text[language] !== '').map((text) => [text.english, text[language]] as const);
    const ofCatalogue = Object.fromEntries(own);
    const words = { ...shipped, ...ofCatalogue };
    const version = createHash('sha256')
      .update(JSON.stringify([language, words]))
      .digest('base64url')
      .slice(0, 16);
    return Object.assign(createTranslator(language, words), {
      version,
      ofTables: createTranslator(language, { ...shipped, ...ofTables, ...ofCatalogue }),
    });
  };
  const translators = new Map([
    ['tr', inLanguage('tr', TR, TABLES_TR)],
    ['ar', inLanguage('ar', AR, TABLES_AR)],
  ]);
  return (language) => translators.get(language);
}
