import { type ErrorWords, translateError } from '@bellbird/contract/shared/translate-error';
import { currentLanguage } from '#texts/texts.ts';

/** The rules of the contract say in English what is wrong; other languages load with the first check. */
export async function loadErrorWords(): Promise<ErrorWords | undefined> {
  const language = currentLanguage();
  try {
    if (language === 'tr') return (await import('@bellbird/contract/shared/error-texts/tr')).TR;
    if (language === 'ar') return (await import('@bellbird/contract/shared/error-texts/ar')).AR;
  } catch {
    // Lost on the way: English is better than nothing.
  }
  return undefined;
}

/** A sentence of the contract in the language of the page. */
export async function inOurLanguage(sentence: string): Promise<string> {
  const words = await loadErrorWords();
  return words ? translateError(sentence, words) : sentence;
}
