import { toSearchKey } from '@bellbird/contract/shared/search-key';
import { Fragment } from 'react';
import css from './Highlight.module.css';

export type HighlightProps = { text: string; part: string | undefined };

/** A text in which every occurrence of what was searched for is marked. */
export function Highlight({ text, part }: HighlightProps) {
  const pieces = splitAt(text, part?.trim() ?? '');
  return pieces.map((piece, place) =>
    place % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key
      <mark key={place} className={css.mark}>
        {piece}
      </mark>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={place}>{piece}</Fragment>
    ),
  );
}

/** The text in pieces: every second one is a match. Case, accents and kinds of apostrophes do not matter. */
export function splitAt(text: string, part: string): string[] {
  const key = toSearchKey(part).normalize();
  const letters = text.normalize();
  // The key of أ is two characters until it is composed again.
  const searched = Array.from(letters, (letter) => toSearchKey(letter).normalize()).join('');
  // A letter that has no key of the same length: then places are not those of the text.
  if (key === '' || searched.length !== letters.length) return [text];
  const pieces: string[] = [];
  let from = 0;
  for (let at = searched.indexOf(key); at >= 0; at = searched.indexOf(key, from)) {
    pieces.push(letters.slice(from, at), letters.slice(at, at + key.length));
    from = at + key.length;
  }
  return [...pieces, letters.slice(from)];
}
