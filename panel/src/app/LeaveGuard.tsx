import { useBlocker } from '@tanstack/react-router';
import { hasUnsaved } from '#ui/confirm/unsaved.ts';
import { useMayLeave } from '#ui/confirm/use-leave.ts';

/** Asks before a page with unsaved edits is left. Whoever is sent to the sign-in has no choice, and is not asked. */
export function LeaveGuard() {
  const mayLeave = useMayLeave();
  useBlocker({
    shouldBlockFn: async ({ next }) => hasUnsaved() && !next.pathname.startsWith('/auth/') && !(await mayLeave()),
    // The forms themselves tell the browser.
    enableBeforeUnload: false,
  });
  return null;
}
