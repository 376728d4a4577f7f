import { Art, Bird } from './Art.tsx';
import { PAINT } from './colours.ts';

/** A bellbird calling on a branch: for an empty list. */
export function SingingBird() {
  return (
    <Art>
      <path d="M8 104C60 92 120 100 192 82" stroke={PAINT.bark} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path
        fill={PAINT.leaf}
        d="M30 100c4 8 4 20-4 28-6-8-6-20 4-28ZM58 96c8 6 12 16 8 26-8-6-12-16-8-26ZM172 88c8 4 14 14 12 24-8-4-14-14-12-24Z"
      />
      <path
        fill={PAINT.leafDeep}
        d="M44 97c-2-10 2-18 10-24 2 10-2 20-10 24ZM184 84c-4-10-2-20 6-26 4 8 2 20-6 26ZM20 102c-8-4-12-12-12-22 8 4 14 12 12 22Z"
      />
      <Bird transform="translate(72 20) scale(2.45)" />
      <path
        d="M158 40q6 8 0 18M168 34q10 14 0 30"
        fill="none"
        stroke={PAINT.wattle}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </Art>
  );
}
