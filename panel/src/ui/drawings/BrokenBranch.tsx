import { Art, Bird } from './Art.tsx';
import { LIVE, PAINT } from './colours.ts';

/** The branch broke, the bird is fine: for something that did not load. */
export function BrokenBranch() {
  return (
    <Art>
      <path
        d="M8 70C40 64 62 64 84 60M112 54C140 50 166 44 192 34"
        stroke={PAINT.bark}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <path d="m84 60 6-6-2 10 8-6" stroke={PAINT.bark} strokeWidth="2" fill="none" strokeLinecap="round" />
      <path fill={PAINT.leaf} d="M28 68c4 8 4 20-4 28-6-8-6-20 4-28ZM166 44c8 4 14 14 12 24-8-4-14-14-12-24Z" />
      <path fill={PAINT.leafDeep} d="M180 39c-4-10-2-20 6-26 4 8 2 20-6 26Z" />
      <Bird transform="translate(16 1) scale(2.35) rotate(-7 16 26)" looksDown />
      <path fill={PAINT.waratah} opacity=".85" d="M104 100c12-2 24 2 30 12-12 4-24 0-30-12Z" />
      <path d="M70 126h96" stroke={LIVE.line} strokeWidth="3" strokeLinecap="round" />
    </Art>
  );
}
