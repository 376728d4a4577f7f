/** The locale for dates and durations: en-AU. It always uses Latin digits, in Arabic too. */
export function pageLocale(): string {
  const language = (typeof document !== 'undefined' && document.documentElement.lang) || 'en-AU';
  return language.startsWith('ar') ? `${language}-u-nu-latn` : language;
}
