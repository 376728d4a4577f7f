import { lazyPart } from '#loading/lazy-part.ts';
import { useActing } from '#platform/session/use-session.ts';

const ActingStrip = lazyPart(() => import('./ActingStrip.tsx'), 'ActingStrip');

/** Always visible while a team member acts for a user; nobody else loads it. */
export function ActingBanner() {
  const acting = useActing();
  return acting && <ActingStrip acting={acting} />;
}
