import type { Plugin } from 'vite';

const HELPER = /\0vite\/preload-helper\.js$/;

/** Tells the panel that a file of it is gone (src/app/new-release.ts), as Vite's own helper does. */
const CODE = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * Vite wraps each `import()` in a helper that fetches style sheets and preloads files. The panel has one style sheet
 * and preloads by itself, so half a kilobyte of every page did nothing.
 */
export function plainImports(): Plugin {
  return {
    name: 'bellbird:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: { filter: { id: HELPER }, handler: () => CODE },
  };
}
