/**
 * Texts in one language by their English; `{0}` is what is filled in. `{0!}` in a translation names things of ours,
 * which are translated too: one, or a list with commas.
 */
export type MailWords = Readonly<Record<string, string>>;

type Pattern = { readonly matches: RegExp; readonly text: string };

/** ‘Phone, prices and 6 more’ */
const MORE = /^(.+) and (\d+) more$/;
const DAY = /^(?:(\w+day),? )?\d{1,2} (\w+)(?: \d{4})?(?:,? at .+)?$/;

/**
 * Translates the sentences of mails by their English text, as errors are. What is filled in stays as it is, except for the
 * names of days and months; in Arabic it is isolated, so that numbers, codes and addresses keep their direction.
 */
export function createTranslator(language: string, words: MailWords): (text: string) => string {
  // Not the object itself: what a person types may be called like one of its methods.
  const known = new Map(Object.entries(words));
  // The more specific ones first: ‘{0} for {1}’ matches much of what has more words of its own.
  const patterns = [...known]
    .filter(([english]) => english.includes('{0}'))
    .toSorted(([one], [other]) => ownLength(other) - ownLength(one))
    .map(([english, text]): Pattern => ({ matches: toPattern(english), text }));
  const names = toNames(language);
  const isolate = (value: string) => (language === 'ar' ? `\u2068${value}\u2069` : value);
  const show = (value: string) =>
    isolate(DAY.test(value) ? value.replaceAll(/\p{L}+/gu, (word) => names.get(word) ?? word) : value);

  function showOurs(value: string): string {
    const [, named = value, more] = MORE.exec(value) ?? [];
    const list = named
      .split(', ')
      .map((each) => translateWhole(each) ?? each)
      .join(', ');
    return more ? (translateWhole(`${list} and ${more} more`) ?? value) : list;
  }

  function translateWhole(text: string): string | undefined {
    const whole = known.get(text);
    if (whole !== undefined) return whole;
    for (const { matches, text: translated } of patterns) {
      const found = matches.exec(text);
      const fillIn = (_: string, place: string, ours: string) => {
        const value = found?.[Number(place) + 1] ?? '';
        return ours ? showOurs(value) : show(value);
      };
      if (found) return translated.replaceAll(/\{(\d)(!?)\}/g, fillIn);
    }
    return undefined;
  }

  return (text) => {
    const whole = translateWhole(text);
    if (whole !== undefined) return whole;
    // Several lines, or facts in one line: each for itself.
    const separator = text.includes('\n') ? '\n' : ' · ';
    return text
      .split(separator)
      .map((part) => translateWhole(part) ?? part)
      .join(separator);
  };
}

const ownLength = (english: string): number => english.replaceAll(/\{\d\}/g, '').length;

/** What is filled in is on one line, except at the end: there it may be what a couple wrote. */
function toPattern(english: string): RegExp {
  const literal = english.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const filled = literal.replaceAll(/\{\d\}/g, '(.+?)').replace(/\n\(\.\+\?\)$/, String.raw`\n([\s\S]+)`);
  return new RegExp(`^${filled}$`);
}

/** English names of days and months, and what they are called in another language. */
function toNames(language: string): ReadonlyMap<string, string> {
  const name = (locale: string, options: Intl.DateTimeFormatOptions, moment: Date) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment);
  const days = Array.from(
    { length: 7 },
    (_, at) => [{ weekday: 'long' }, new Date(Date.UTC(2027, 0, 3 + at))] as const,
  );
  const months = Array.from({ length: 12 }, (_, at) => [{ month: 'long' }, new Date(Date.UTC(2027, at, 1))] as const);
  return new Map(
    [...days, ...months].map(([options, moment]) => [name('en-AU', options, moment), name(language, options, moment)]),
  );
}
