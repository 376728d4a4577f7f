import type { Words } from '#texts/texts.ts';

/** English, in the file of the main layout (build/chunks.ts). */
export const files = import.meta.glob<{ default: Words }>(['../../domains/**/*.en.json', '../../app/*/*.en.json']);
