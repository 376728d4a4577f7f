import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}])/g;

/** Plain words whose web addresses can be followed; nothing in them is ever read as markup. */
export function LinkedText({ text }: { text: string }) {
  // Splitting by one group gives: words, address, words, address, … words.
  return text.split(ADDRESS).map((piece, index) =>
    index % 2 === 0 ? (
      // Pieces have no names; their place in an unchanging text is one.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>{piece}</Fragment>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer nofollow">
        {piece}
      </a>
    ),
  );
}
