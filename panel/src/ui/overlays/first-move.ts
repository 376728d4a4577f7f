import { useEffect } from 'react';

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

/** Loads a part with the first pointer or key event. */
export function useEarlyLoad({ preload }: { preload: () => Promise<unknown> }): void {
  // A failure is handled where the part is shown.
  useEffect(() => onFirstMove(() => void preload().catch(() => undefined)), [preload]);
}
