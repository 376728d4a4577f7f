import { use, useEffect } from 'react';

const MOVES = ['pointerover', 'keydown'] as const;

export type Late<Parts> = {
  /** The parts; waits for them only if they are not loaded yet. */
  readonly useParts: () => Parts;
  /** Loads the parts with the first pointer or key event: before that nothing can be opened. */
  readonly useEarlyLoad: () => void;
};

/** Code that no page shows at first. Rendered directly once it is loaded: React delays what has suspended. */
export function late<Parts>(load: () => Promise<Parts>): Late<Parts> {
  let parts: Parts | undefined;
  let coming: Promise<Parts> | undefined;

  const fetchParts = (): Promise<Parts> => {
    coming ??= load().then(
      (module) => (parts = module),
      (error: unknown) => {
        // The next caller tries again.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  // A failure is handled where the parts are used.
  const fetchEarly = () => void fetchParts().catch(() => undefined);

  return {
    useParts: () => parts ?? use(fetchParts()),
    useEarlyLoad: () =>
      useEffect(() => {
        if (parts) return;
        for (const move of MOVES) document.addEventListener(move, fetchEarly, { once: true });
        return () => MOVES.forEach((move) => document.removeEventListener(move, fetchEarly));
      }, []),
  };
}
