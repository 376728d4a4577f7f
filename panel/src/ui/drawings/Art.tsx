import type { ReactNode } from 'react';
import { LIVE, PAINT } from './colours.ts';

/** The canvas of the small drawings; they are decorative and hidden from screen readers. */
export function Art({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 200 132" width="200" height="132" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

/** The bird of the logo, without its bell. */
export function Bird({ transform, looksDown = false }: { transform: string; looksDown?: boolean }) {
  return (
    <g transform={transform}>
      <path fill={LIVE.bird} d="M1.5 26.5C7 24.6 8.4 19.4 8.4 12.4a8.2 8.2 0 0 1 16.4 0c0 6.6.5 10.6 3 14.1Z" />
      <path
        fill={PAINT.wattle}
        d={looksDown ? 'm24.6 10.6 5.4 5.4-6.2.8a9 9 0 0 0 .8-6.2Z' : 'm24.4 8.6 6.4 3.9-6 2.6a9 9 0 0 0-.4-6.5Z'}
      />
      <circle cx={looksDown ? 19.8 : 19.6} cy={looksDown ? 12.4 : 11.2} r="2.1" fill={LIVE.surface} />
    </g>
  );
}
