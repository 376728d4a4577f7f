import { join } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = /\0vite\/preload-helper\.js$/;
const OURS = join(import.meta.dirname, '../src/loading/import-again.ts');
/** Vite also names the files to preload. */
const CODE = `import { importAgain } from ${JSON.stringify(OURS)};
export const __vitePreload = (load) => importAgain(load);`;

/**
 * Vite wraps each `import()` in a helper that fetches style sheets and preloads files. The panel has one style sheet
 * and preloads by itself; its own helper asks again for what was lost on the way.
 */
export function plainImports(): Plugin {
  return {
    name: 'bellbird:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => CODE },
  };
}
