import type { Words } from '#texts/texts.ts';

/** Turkish, loaded with its first text. */
export const files = import.meta.glob<{ default: Words }>(['../../domains/**/*.tr.json', '../../app/*/*.tr.json']);
