import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { forgetHandedOver } from '#platform/query/handed-over.ts';
import { MISSED, isTouchedBy } from './changed-keys.ts';

const GATHER_MS = 250;

/** The session itself stores what is to be paid: the banner must go in every open tab. */
const touchesSession = ({ kind }: LiveEvent) => kind === 'payments' || kind === 'missed';

/**
 * Refreshes what is on screen after events: several at once cause one refresh, and each ends before the next starts.
 */
export function createRefresher(queries: QueryClient, refreshSession: () => Promise<void>) {
  let gathered: LiveEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReading = false;
  let isOver = false;

  function schedule(): void {
    if (timer !== undefined || isReading || isOver) return;
    timer = setTimeout(() => void refresh(), GATHER_MS);
  }

  async function refresh(): Promise<void> {
    timer = undefined;
    const events = gathered;
    gathered = [];
    isReading = true;
    // Offline or signed out: the next event or page load reads it again.
    if (events.some(touchesSession)) void refreshSession().catch(() => undefined);
    forgetHandedOver(queries);
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => events.some((each) => isTouchedBy(each, queryKey)),
    });
    isReading = false;
    if (gathered.length > 0) schedule();
  }

  function onEvent(event: LiveEvent): void {
    gathered.push(event);
    schedule();
  }

  return {
    onEvent,
    /** Refreshes everything that could have changed while the tab was away. */
    wasAway: () => onEvent(MISSED),
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
