import { cloneElement, createElement, Fragment, type ReactElement } from 'react';
import { type Values, fill } from './texts.ts';
import type { Translate } from './use-translation.ts';

type TransProps = {
  t: Translate;
  i18nKey: string;
  values?: Values;
  /** The elements for `<b>…</b>` in the text: `{ b: <bdi /> }`. */
  components: Readonly<Record<string, ReactElement>>;
};

const MARKED = /<(\w+)>(.*?)<\/\1>/;

/** A text with marked words. Inserted values are never read as marks. */
export function Trans({ t, i18nKey, values, components }: TransProps) {
  // Splitting by two groups gives: plain, mark, words, plain, mark, words, … plain.
  const pieces = t.open(i18nKey, values).split(MARKED);
  const shown = pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const words = fill(piece, values);
    const mark = index % 3 === 2 ? components[pieces[index - 1] ?? ''] : undefined;
    return mark ? cloneElement(mark, undefined, words) : words;
  });
  return createElement(Fragment, undefined, ...shown);
}
