import { type ComponentType, lazy, useEffect, useState } from 'react';
import { withStyles } from '#loading/all-styles.ts';

// Not `pointerover`: a resting pointer fires it when a page is laid out under it.
const MOVES = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Whether somebody has begun to use the panel. */
export const usage = { hasBegun: false };
// Not where pages are drawn by the build.
for (const move of MOVES)
  globalThis.addEventListener?.(move, () => (usage.hasBegun = true), { once: true, capture: true });

/** Calls back at the first pointer or key event: before that nothing can be opened or written. */
export function onFirstMove(act: () => void): () => void {
  for (const move of MOVES) document.addEventListener(move, act, { once: true });
  return () => MOVES.forEach((move) => document.removeEventListener(move, act));
}

type Late<Props> = {
  /** Waits for its code when it is first rendered, unless that is loaded by then. */
  readonly Part: ComponentType<Props>;
  /** Loads the code with the first pointer or key event. */
  readonly useEarlyLoad: () => void;
};

/** A component whose code no page needs at first: `late(async () => (await import('./MenuPopup.tsx')).MenuPopup)`. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  let loaded: ComponentType<Props> | undefined;
  let waiting: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;

  const fetchPart = (): Promise<ComponentType<Props>> => {
    coming ??= withStyles(load).then(
      (part) => (loaded = part),
      (error: unknown) => {
        // The next caller tries again.
        coming = undefined;
        waiting = undefined;
        throw error;
      },
    );
    return coming;
  };
  const makeWaiting = () => (waiting ??= lazy(async () => ({ default: await fetchPart() })) as ComponentType<Props>);

  return {
    Part: function LatePart(props: Props) {
      // Rendered directly if it is loaded: React delays what has waited by up to a third of a second.
      const [Shown] = useState(() => loaded ?? makeWaiting());
      return <Shown {...props} />;
    },
    useEarlyLoad: () =>
      // A failure is handled where the part is rendered.
      useEffect(() => onFirstMove(() => void fetchPart().catch(() => undefined)), []),
  };
}
