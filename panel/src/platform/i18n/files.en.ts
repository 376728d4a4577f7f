import type { Words } from '#texts/texts.ts';

/** English, in the file of the main layout (panel/files.json). */
export const files = import.meta.glob<{ default: Words }>(['../../domains/**/*.en.json', '../../app/*/*.en.json']);
