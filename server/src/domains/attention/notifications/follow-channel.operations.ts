import type { EventConnection } from '#platform/http/event-stream.ts';

type Stored = { id: number; kind: string; data: unknown };

/** So many are read at a time when a stream catches up. */
const BATCH = 200;

/**
 * Keeps a stream up with its channel. A signal only wakes it: what it sends is read from the database after the last
 * it sent, so that nothing is missed and nothing comes twice, whatever signals were lost or doubled.
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
      // Cut rather than silent: the browser comes back and catches up.
      .catch(() => connection.end())
      .finally(() => {
        isReading = false;
      });
  };
}
