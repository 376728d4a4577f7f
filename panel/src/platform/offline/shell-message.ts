import type { Language } from '@bellbird/contract/shared/locales';

/** The service worker's script. */
export const WORKER = '/worker.js';

/** The document without a page's frame: no page has this path, so the server adds none. */
export const SHELL_PATH = '/offline-shell';

/** From a page to the service worker: store the panel, so that it opens without a connection. */
export type KeepShell = { readonly kind: 'keep-shell'; readonly language: Language };
