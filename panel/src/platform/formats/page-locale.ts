/** The language and place the page is in, for dates and durations: en-AU. Its digits are those of the figures beside them, in Arabic too. */
export function pageLocale(): string {
  const language = (typeof document !== 'undefined' && document.documentElement.lang) || 'en-AU';
  return language.startsWith('ar') ? `${language}-u-nu-latn` : language;
}
