import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** A path inside the project. */
export function inProject(...parts: string[]): string {
  return join(ROOT, ...parts);
}
