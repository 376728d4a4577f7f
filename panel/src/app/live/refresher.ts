import type { LiveEvent } from '@bellbird/contract/notifications';
import type { QueryClient } from '@tanstack/react-query';
import { isTouchedBy } from './changed-keys.ts';

const GATHER_MS = 250;

/** Lets what is on screen be read again after events: many at once are one reading, and one reading ends before the next. */
export function createRefresher(queries: QueryClient) {
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
    await queries.invalidateQueries({
      predicate: ({ queryKey }) => events.some((each) => isTouchedBy(each, queryKey)),
    });
    isReading = false;
    if (gathered.length > 0) schedule();
  }

  return {
    hear(event: LiveEvent): void {
      gathered.push(event);
      schedule();
    },
    stop(): void {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
