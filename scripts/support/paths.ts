import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** A path inside the project. */
export function inProject(...parts: string[]): string {
  return join(ROOT, ...parts);
}

/** Code that was read once starts a third faster; a tree that cannot be written to is started as before. */
export const COMPILED = { NODE_COMPILE_CACHE: inProject('node_modules/.cache/bellbird/compiled') };
