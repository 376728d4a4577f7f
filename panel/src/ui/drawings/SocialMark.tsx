import type { SocialType } from '@bellbird/contract/shared/social';
import type { ReactNode } from 'react';

/** In the companies' own colours, in both colour schemes. */
const MARKS: Readonly<Record<SocialType, ReactNode>> = {
  google: (
    <>
      <path
        fill="#4285f4"
        d="M22.5 12.2c0-.8-.1-1.5-.2-2.2H12v4.2h5.9a5 5 0 0 1-2.2 3.3v2.7h3.5c2.1-1.9 3.3-4.7 3.3-8Z"
      />
      <path fill="#34a853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.7a6.7 6.7 0 0 1-10-3.5H2v2.8A11 11 0 0 0 12 23Z" />
      <path fill="#fbbc05" d="M5.7 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2a11 11 0 0 0 0 9.8Z" />
      <path fill="#ea4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2 7.1l3.7 2.8A6.6 6.6 0 0 1 12 5.4Z" />
    </>
  ),
  facebook: (
    <>
      <circle cx="12" cy="12" r="11" fill="#1877f2" />
      <path
        fill="#fff"
        d="M13.3 23v-8.2h2.6l.5-3.2h-3.1V9.5c0-.9.4-1.7 1.8-1.7h1.4V5.1s-1.3-.2-2.5-.2c-2.5 0-4.2 1.5-4.2 4.3v2.4H7v3.2h2.8V23Z"
      />
    </>
  ),
  instagram: (
    <g fill="none" stroke="#c13584" strokeWidth="2">
      <rect x="2.5" y="2.5" width="19" height="19" rx="5.5" />
      <circle cx="12" cy="12" r="4.3" />
      <circle cx="17.3" cy="6.7" r=".8" fill="#c13584" />
    </g>
  ),
};

/** The logo of a company to sign in with; its name is shown beside it. */
export function SocialMark({ type }: { type: SocialType }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden>
      {MARKS[type]}
    </svg>
  );
}
