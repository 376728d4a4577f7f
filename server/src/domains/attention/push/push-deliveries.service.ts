import type { Db } from '#platform/db/db.ts';
import { PushFailure } from '#platform/push/push-failure.ts';
import type { PushSender } from '#platform/push/push-sender.ts';
import type { Clock } from '#platform/time/clock.ts';
import { recordPush, titleOfAlert } from '#domains/attention/alerts/alerts.public.ts';
import {
  type Parcel,
  claimDeliveries,
  deleteSubscription,
  endDelivery,
  postponeDelivery,
  sweepSubscriptions,
} from './push.repository.ts';
import type { PushedEvent } from './push-queue.operations.ts';
import { wordsOf } from './push-texts.rules.ts';

export type PushDeliveriesService = ReturnType<typeof createPushDeliveriesService>;

const AT_ONCE = 20;
/** How long a claimed delivery is left to its claimer. */
const UNDER_WAY_MS = 2 * 60_000;
const FIRST_WAIT_MS = 30_000;
const MOST_TRIES = 5;
const LONGEST_WAIT_MS = 60 * 60_000;
const TTL_S = 24 * 3600;
/** A reminder that is late is of no use. */
const REMINDER_TTL_S = 4 * 3600;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

type Ports = {
  db: Db;
  clock: Clock;
  push: PushSender;
  translateForUser: (language: string, text: string) => string;
};

/** Sends queued messages to the push services, and deletes subscriptions that are gone. */
export function createPushDeliveriesService({ db, clock, push, translateForUser }: Ports) {
  async function carry(parcel: Parcel): Promise<void> {
    const { provider_name: providerName, time_zone: timeZone, language } = parcel;
    if (!parcel.is_session_open) return db.system((tx) => deleteSubscription(tx, parcel.subscription_id));
    const event = parcel.data as PushedEvent;
    if (!providerName || !timeZone) return db.system((tx) => endDelivery(tx, parcel.id));
    const title = translateForUser(language, titleOfAlert(event.kind, 'coupleName' in event ? event.coupleName : null));
    const payload = { title, ...wordsOf(event, { providerName, timeZone, language }) };
    try {
      await push.send(parcel, {
        payload,
        ttlS: event.kind === 'reminder' ? REMINDER_TTL_S : TTL_S,
        topic: payload.tag,
      });
      await finish(parcel, 'sent');
    } catch (error) {
      if (!(error instanceof PushFailure)) throw error;
      await failed(parcel, error);
    }
  }

  function finish({ id, alert_id: alertId }: Parcel, result: 'sent' | 'failed'): Promise<void> {
    return db.system(async (tx) => {
      await recordPush(tx, alertId, result, clock.now());
      await endDelivery(tx, id);
    });
  }

  async function failed(parcel: Parcel, { kind, retryAfterS = 0 }: PushFailure): Promise<void> {
    const { id, subscription_id, tries } = parcel;
    if (kind === 'gone') {
      await finish(parcel, 'failed');
      return db.system((tx) => deleteSubscription(tx, subscription_id));
    }
    if (kind === 'permanent' || tries >= MOST_TRIES) return finish(parcel, 'failed');
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(retryAfterS * 1000, FIRST_WAIT_MS * 4 ** (tries - 1)));
    return db.system((tx) => postponeDelivery(tx, id, after(clock.now(), wait)));
  }

  return {
    /** Sends everything that is due. */
    async carryAll(): Promise<void> {
      for (;;) {
        const now = clock.now();
        const claim = { now: now.toISOString(), again: after(now, UNDER_WAY_MS), limit: AT_ONCE };
        const parcels = await db.system((tx) => claimDeliveries(tx, claim));
        await Promise.all(parcels.map(carry));
        if (parcels.length < AT_ONCE) return;
      }
    },

    sweep: (): Promise<void> => db.system((tx) => sweepSubscriptions(tx, clock.now().toISOString())),
  };
}
