import { useLayoutEffect } from 'react';

export type LostProps = { onLost: () => void };

/** In place of a part whose file was lost: tells whoever opened it. */
export function Lost<Props extends LostProps>({ onLost }: Props): null {
  // Before anything is painted: nobody sees an empty menu.
  useLayoutEffect(onLost, [onLost]);
  return null;
}
