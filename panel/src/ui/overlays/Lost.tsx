import { useLayoutEffect } from 'react';
import { tellPartLost } from '#loading/lost-part.ts';

export type LostProps = { onLost: () => void };

/** In place of a part whose file was lost: tells whoever opened it. */
export function Lost<Props extends LostProps>({ onLost }: Props): null {
  // Before anything is painted: nobody sees an empty menu.
  useLayoutEffect(onLost, [onLost]);
  return null;
}

/** The same for what somebody has pressed, such as a menu: a notice says that it could not be shown. */
export function LostPopup<Props extends LostProps>({ onLost }: Props): null {
  useLayoutEffect(() => {
    tellPartLost();
    onLost();
  }, [onLost]);
  return null;
}
