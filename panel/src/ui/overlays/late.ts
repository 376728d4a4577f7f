import { use, useEffect } from 'react';

const MOVES = ['pointerover', 'keydown'] as const;

export type Late<Parts> = {
  /** The parts; waits for them only if they are not loaded yet. */
  readonly useParts: () => Parts;
  /** Loads the parts with the first pointer or key event: before that nothing can be opened. */
  readonly useEarlyLoad: () => void;
};

/** Code that no page shows at first. Once it is loaded, nothing waits for it. */
export function late<Parts>(load: () => Promise<Parts>): Late<Parts> {
  let coming: Promise<Parts> | undefined;

  const fetchParts = (): Promise<Parts> => (coming ??= fetchOnce());
  const fetchOnce = (): Promise<Parts> => {
    const fetching = load();
    fetching.then(
      // With a status set, React does not wait for a resolved promise.
      (value) => Object.assign(fetching, { status: 'fulfilled', value }),
      () => {
        // The next caller tries again. This one learns of it where the parts are used.
        coming = undefined;
      },
    );
    return fetching;
  };

  return {
    useParts: () => use(fetchParts()),
    useEarlyLoad: () =>
      useEffect(() => {
        const fetchEarly = () => void fetchParts();
        for (const move of MOVES) document.addEventListener(move, fetchEarly, { once: true });
        return () => MOVES.forEach((move) => document.removeEventListener(move, fetchEarly));
      }, []),
  };
}
