import { Art, Bird } from './Art.tsx';
import { LIVE, PAINT } from './colours.ts';

/** A nest being built: for what is not set up, or not accessible. */
export function QuietNest() {
  return (
    <Art>
      <path d="M10 108C60 116 130 116 190 100" stroke={PAINT.bark} strokeWidth="4" strokeLinecap="round" fill="none" />
      <path fill={PAINT.leafDeep} d="M34 110c-6-8-6-18 2-26 6 8 4 18-2 26ZM178 103c-2-10 2-18 10-24 2 10-2 20-10 24Z" />
      <path fill={PAINT.leaf} d="M24 110c0 8-4 14-12 18-2-8 4-16 12-18ZM168 105c8 4 12 12 10 22-8-4-12-14-10-22Z" />
      <Bird transform="translate(66 16) scale(2.1)" />
      <path
        fill="none"
        stroke={PAINT.bark}
        strokeWidth="3"
        strokeLinecap="round"
        d="M56 78c4 22 18 32 44 32s42-10 46-32M60 86c24 8 56 8 82 0M66 96c20 7 48 7 68 0"
      />
      <path d="M54 77c28 6 64 6 94 0" stroke={LIVE.line} strokeWidth="3" strokeLinecap="round" fill="none" />
    </Art>
  );
}
