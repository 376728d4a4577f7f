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

/** What the editor writes, without attributes: nothing of it can do harm. */
const HARMLESS = /<\/?(?:p|br|h3|strong|b|em|i|ul|ol|li|blockquote)>/g;

/** Whether HTML has to be cleaned. Most that vendors write has no link, and needs no cleaner. */
export function needsCleaner(html: string): boolean {
  return html.replaceAll(HARMLESS, '').includes('<');
}

/** The HTML without anything that the editor cannot show; suspends until the cleaner is loaded, if it needs one. */
export function useCleaned(html: string): string {
  if (!needsCleaner(html)) return html;
  // Not loaded again while rendering: offline that would never end.
  const clean = here ?? use(coming ?? fetchCleaner());
  return clean(html);
}

/** The cleaner, if it has been loaded. */
export const loadedCleaner = (): Cleaner | undefined => here;

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
