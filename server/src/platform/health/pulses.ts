import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Log } from '../log/log.ts';
import type { Clock } from '../time/clock.ts';

/** What we hand things to, and what hands things to us. */
export const WATCHED_SERVICES = [
  'mail',
  'sms',
  'push',
  'voice',
  'paymentEvents',
  'phoneEvents',
  'inboundMail',
] as const;
export type WatchedService = (typeof WATCHED_SERVICES)[number];

declare module '../db/tables.ts' {
  interface Tables {
    service_pulses: {
      service: WatchedService;
      last_ok_at: string | null;
      last_failed_at: string | null;
      failure: string | null;
      failures: number;
    };
  }
}

export type Pulses = {
  /** Notes how the work ended, and passes on its result. A fault that is not the service’s counts as working. */
  watch<T>(service: WatchedService, work: () => Promise<T>, isFault?: (error: unknown) => boolean): Promise<T>;
  /** Resolves when everything noted so far is stored. */
  settled(): Promise<void>;
};

/** A working service is noted so often at most; a failure always. */
const OK_EVERY_MS = 10_000;
const FAILURE_MAX = 300;

/** Notes when each outside service last worked or failed, without slowing down or failing what is watched. */
export function createPulses({ db, clock, log }: { db: Db; clock: Clock; log: Pick<Log, 'warn'> }): Pulses {
  const notedAt = new Map<WatchedService, number>();
  const pending = new Set<Promise<void>>();

  function note(service: WatchedService, failure: string | undefined): void {
    const now = clock.now();
    if (failure === undefined && now.getTime() - (notedAt.get(service) ?? 0) < OK_EVERY_MS) return;
    if (failure === undefined) notedAt.set(service, now.getTime());
    else notedAt.delete(service);
    const stored = save(service, now.toISOString(), failure)
      .catch((error: unknown) => log.warn({ err: error, service }, 'health: a pulse was not stored'))
      .finally(() => pending.delete(stored));
    pending.add(stored);
  }

  const save = (service: WatchedService, at: string, failure: string | undefined): Promise<void> =>
    db.system(async (tx) => {
      if (failure === undefined)
        await sql`
          insert into service_pulses (service, last_ok_at, failures) values (${service}, ${at}, 0)
          on conflict (service) do update set last_ok_at = excluded.last_ok_at, failures = 0`.execute(tx);
      else
        await sql`
          insert into service_pulses (service, last_failed_at, failure, failures) values (${service}, ${at}, ${failure}, 1)
          on conflict (service) do update set last_failed_at = excluded.last_failed_at, failure = excluded.failure,
            failures = service_pulses.failures + 1`.execute(tx);
    });

  return {
    async watch(service, work, isFault = () => true) {
      try {
        const result = await work();
        note(service, undefined);
        return result;
      } catch (error) {
        note(service, isFault(error) ? String(error).slice(0, FAILURE_MAX) : undefined);
        throw error;
      }
    },
    async settled() {
      await Promise.all(pending);
    },
  };
}
