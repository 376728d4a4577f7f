import { importAgain } from './import-again.ts';

/**
 * The document has only the styles of its own page (build/page-styles.ts), a fifth of all: nothing is painted before
 * they are there. The others follow with the first thing that needs them.
 */
let loading: Promise<void> | undefined;

/** Resolves once the styles of everything are there. */
export function allStyles(): Promise<void> {
  loading ??= importAgain(load).catch((error: unknown) => {
    // The next caller tries again.
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads code that shows something for which the document may have no styles yet. */
export async function withStyles<Code>(code: () => Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code(), allStyles()]);
  return loaded;
}

/** Resolves once the styles of a page are there, with all that it shows first. */
export async function stylesOf(page: string): Promise<void> {
  if (ownStyles()?.dataset['page'] !== page) await allStyles();
}

async function load(): Promise<void> {
  const own = ownStyles();
  const href = own?.dataset['all'];
  if (!own || !href) return;
  const all = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  await new Promise<void>((resolve, reject) => {
    all.addEventListener('load', () => resolve());
    // In the words of Vite's own loader.
    all.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${all.href}`)));
    own.after(all);
  }).catch((error: unknown) => {
    all.remove();
    throw error;
  });
  own.remove();
}

function ownStyles(): HTMLLinkElement | null {
  return document.querySelector<HTMLLinkElement>('link[data-all]');
}
