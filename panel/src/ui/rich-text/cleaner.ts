import { use } from 'react';

type Cleaner = (html: string) => string;

let here: Cleaner | undefined;
let coming: Promise<Cleaner> | undefined;
let hasFailed = false;

/** Loads the HTML cleaner: most pages show no HTML. Queries that fetch HTML load both. */
export function fetchCleaner(): Promise<Cleaner> {
  if (!coming || hasFailed) coming = load();
  return coming;
}

/** The cleaner; suspends until it is loaded. */
export function useCleaner(): Cleaner {
  // Not loaded again while rendering: offline that would never end.
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
