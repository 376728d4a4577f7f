import type { Words } from '#texts/texts.ts';

/** Arabic, loaded with its first text. */
export const files = import.meta.glob<{ default: Words }>(['../../domains/**/*.ar.json', '../../app/*/*.ar.json']);
