import { pageLocale } from './page-locale.ts';

const made = new Map<string, unknown>();

/** Created once: creating a formatter takes longer than formatting a whole list. */
function once<T>(kind: string, locale: string, options: object, make: () => T): T {
  const key = `${kind} ${locale} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, make());
  return made.get(key) as T;
}

export function dateFormat(options: Intl.DateTimeFormatOptions, locale = pageLocale()): Intl.DateTimeFormat {
  return once('date', locale, options, () => new Intl.DateTimeFormat(locale, options));
}

export function numberFormat(options: Intl.NumberFormatOptions = {}, locale = pageLocale()): Intl.NumberFormat {
  return once('number', locale, options, () => new Intl.NumberFormat(locale, options));
}

/** ‘tomorrow’, ‘in 3 weeks’ */
export function relativeFormat(locale = pageLocale()): Intl.RelativeTimeFormat {
  const options = { numeric: 'auto' } as const;
  return once('relative', locale, options, () => new Intl.RelativeTimeFormat(locale, options));
}
