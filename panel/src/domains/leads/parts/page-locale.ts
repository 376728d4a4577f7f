/** The language and place the page is in, for dates and numbers: en-AU. */
export function pageLocale(): string {
  return document.documentElement.lang || 'en-AU';
}
