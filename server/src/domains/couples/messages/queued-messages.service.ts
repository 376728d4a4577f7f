import type { Db } from '#platform/db/db.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/log.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findQueued, updateMessage } from './message-deliveries.repository.ts';
import type { MessageDeliveriesService } from './message-deliveries.service.ts';
import { RETRY_WINDOW_MS, deliverMessage } from './messages.job-definitions.ts';

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  jobs: Pick<Jobs, 'enqueue'>;
  deliveries: Pick<MessageDeliveriesService, 'deliver'>;
};

/** Most of the time of a delivery is spent waiting for other machines. */
const AT_ONCE = 10;
const FIRST_WAIT_S = 5;

export type QueuedMessagesService = ReturnType<typeof createQueuedMessagesService>;

/** The first attempt at each queued message. A job makes the following ones. */
export function createQueuedMessagesService({ db, clock, log, jobs, deliveries }: Deps) {
  const underWay = new Map<number, Promise<void>>();
  let running: Promise<void> | undefined;
  let isWoken = false;
  let wake = () => {};

  async function attempt(messageId: number): Promise<void> {
    try {
      // Claimed by another process, it is found again when that process is gone.
      await deliveries.deliver(messageId);
    } catch (error) {
      log.warn({ err: error, messageId }, 'messages: not delivered; a job tries again');
      await leaveToJob(messageId).catch((failure: unknown) =>
        log.error({ err: failure, messageId }, 'messages: no job could be stored; found again within seconds'),
      );
    }
  }

  /** If the job is lost too, the message is found here again after the time in which it should have been delivered. */
  function leaveToJob(messageId: number): Promise<void> {
    const now = clock.now().getTime();
    return db.system(async (tx) => {
      await updateMessage(tx, messageId, { next_try_at: new Date(now + RETRY_WINDOW_MS).toISOString() });
      await jobs.enqueue(tx, deliverMessage, { messageId }, { startAfter: FIRST_WAIT_S });
    });
  }

  /** Starts as many as there is room for. */
  async function startMore(): Promise<void> {
    isWoken = false;
    // Those that end while the query runs may still be in its answer.
    const known = new Set(underWay.keys());
    const queued = await db.system((tx) => findQueued(tx, clock.now().toISOString(), AT_ONCE));
    const free = queued.filter((id) => !known.has(id)).slice(0, AT_ONCE - underWay.size);
    for (const id of free)
      underWay.set(
        id,
        attempt(id).finally(() => underWay.delete(id)),
      );
    if (queued.length === AT_ONCE) isWoken = true;
  }

  /** A mail server that does not answer holds up its own message only. */
  async function run(): Promise<void> {
    while (isWoken || underWay.size > 0) {
      if (isWoken && underWay.size < AT_ONCE) {
        await startMore();
        continue;
      }
      const woken = new Promise<void>((resolve) => (wake = resolve));
      await Promise.race([...underWay.values(), woken]);
    }
  }

  return {
    /** Delivers everything that is queued. Called again while it runs, it looks once more. */
    deliverAll(): Promise<void> {
      isWoken = true;
      wake();
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Settles when nothing is being delivered any more. */
    async close(): Promise<void> {
      await running?.catch(() => {});
      await Promise.all(underWay.values());
    },
  };
}
