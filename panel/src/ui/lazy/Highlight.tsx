import { Suspense } from 'react';
import { pagePart } from '#loading/lazy-part.ts';
import type { HighlightProps } from '../Highlight.tsx';

const Marked = pagePart(() => import('../Highlight.tsx'), 'Highlight', { ifLost: ({ text }) => text });

/** A text in which what was searched for is marked, once that code has arrived: most lists are not searched. */
export function Highlight({ text, part }: HighlightProps) {
  if (!part?.trim()) return text;
  return (
    <Suspense fallback={text}>
      <Marked text={text} part={part} />
    </Suspense>
  );
}
