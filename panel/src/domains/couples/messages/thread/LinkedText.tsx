import { Fragment } from 'react';

const ADDRESS = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}])/g;

/** Plain text with links for web addresses; nothing in it is read as markup. */
export function LinkedText({ text }: { text: string }) {
  // Splitting by one group gives: text, address, text, address, … text.
  return text.split(ADDRESS).map((piece, index) =>
    index % 2 === 0 ? (
      // Pieces have no ids; their index in an unchanging text is one.
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
