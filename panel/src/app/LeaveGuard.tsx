import { useEffect } from 'react';
import { useRouter } from '#platform/routing/routing.ts';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import { useMayLeave } from '#ui/confirm/use-leave.ts';

/**
 * Asks before a page with unsaved edits is left; the forms themselves register with the browser. A user who is sent
 * to the sign-in has no choice and is not asked.
 */
export function LeaveGuard() {
  const router = useRouter();
  const ask = useMayLeave();
  useEffect(
    () =>
      router.guardLeaving({
        mayLeaveAtOnce: ({ pathname }) => !hasUnsaved() || pathname.startsWith('/auth/'),
        ask,
      }),
    [router, ask],
  );
  return null;
}
