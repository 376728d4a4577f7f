import { useState } from 'react';

/** What something opens beside; a function if it is only known once it opens. */
export type Anchor = HTMLElement | null | undefined | (() => HTMLElement | null);

/** The anchor, or the last one while something that has none any more fades out. */
export function useLastAnchor(anchor: Anchor): Anchor {
  const [last, setLast] = useState({ anchor });
  if (anchor && anchor !== last.anchor && typeof anchor !== 'function') setLast({ anchor });
  return anchor ?? last.anchor;
}
