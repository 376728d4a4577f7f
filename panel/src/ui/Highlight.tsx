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

/** The text in pieces: every second one is a match. Case does not matter. */
export function splitAt(text: string, part: string): string[] {
  if (part === '') return [text];
  const escaped = part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return text.split(new RegExp(`(${escaped})`, 'giu'));
}
