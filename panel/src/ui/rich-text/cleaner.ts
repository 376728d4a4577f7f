import { use } from 'react';

type Cleaner = (html: string) => string;

let here: Cleaner | undefined;
let coming: Promise<Cleaner> | undefined;
let hasFailed = false;

/** Fetches what cleans HTML: most pages show none. Whoever waits for the HTML itself waits for both. */
export function fetchCleaner(): Promise<Cleaner> {
  if (!coming || hasFailed) coming = load();
  return coming;
}

/** The cleaner; a part that comes before it waits. */
export function useCleaner(): Cleaner {
  // Not asked for anew while drawing: offline that would never end.
  return here ?? use(coming ?? fetchCleaner());
}

async function load(): Promise<Cleaner> {
  hasFailed = false;
  try {
    const { cleanHtml } = await import('./clean-html.ts');
    here = cleanHtml;
    return cleanHtml;
  } catch (error) {
    hasFailed = true;
    throw error;
  }
}
