import type { EventConnection } from '#platform/http/event-stream.ts';

type Stored = { id: number; kind: string; data: unknown };

/** Events read at a time while a stream catches up. */
const BATCH = 200;

/**
 * Keeps a stream up to date with its channel. A signal only wakes it: it reads what comes after the last id it sent,
 * so lost or doubled signals do no harm.
 */
export function followChannel(
  connection: EventConnection,
  readAfter: (id: number, limit: number) => Promise<Stored[]>,
  from: number,
): () => void {
  let cursor = from;
  let isReading = false;
  let isWoken = false;

  async function catchUp(): Promise<void> {
    while (isWoken && !connection.closed.aborted) {
      isWoken = false;
      const events = await readAfter(cursor, BATCH);
      for (const { id, kind, data } of events) {
        connection.send({ id, event: kind, data });
        cursor = id;
      }
      if (events.length === BATCH) isWoken = true;
    }
  }

  return function wake(): void {
    isWoken = true;
    if (isReading) return;
    isReading = true;
    catchUp()
      // Disconnect rather than stay silent: the browser reconnects and catches up.
      .catch(() => connection.end())
      .finally(() => {
        isReading = false;
      });
  };
}
