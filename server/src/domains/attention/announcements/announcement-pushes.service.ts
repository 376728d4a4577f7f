import type { Db } from '#platform/db/db.ts';
import { PushFailure } from '#platform/push/push-failure.ts';
import type { PushSender } from '#platform/push/push-sender.ts';
import type { Clock } from '#platform/time/clock.ts';
import { type Device, deleteSubscription, findDevices } from '#domains/attention/push/push.public.ts';
import { toPushWords, wordsFor } from './announcement-words.rules.ts';
import { type Recipient, isUnderWay } from './announcements.repository.ts';

/** How long a push service keeps it for a browser that is off. */
const TTL_S = 24 * 3600;

type Ports = { db: Db; clock: Clock; push: PushSender };

/** `stopped`: somebody stopped the announcement before the first browser had it. */
export type PushOutcome = 'sent' | 'failed' | 'later' | 'stopped';

export type AnnouncementPushesService = ReturnType<typeof createAnnouncementPushesService>;

/** Sends an announcement to the browsers and phones of one person. */
export function createAnnouncementPushesService({ db, clock, push }: Ports) {
  async function sendTo(device: Device, to: Recipient): Promise<PushOutcome> {
    if (!(await db.system((tx) => isUnderWay(tx, to.announcement_id)))) return 'stopped';
    // The same tag each time: what arrives twice is shown once.
    const tag = `announcement-${to.announcement_id}`;
    const words = toPushWords(wordsFor(to.texts, to.language));
    try {
      await push.send(device, { payload: { ...words, path: to.link_path ?? '/todo', tag }, ttlS: TTL_S, topic: tag });
      return 'sent';
    } catch (error) {
      if (!(error instanceof PushFailure)) throw error;
      if (error.kind === 'gone') await db.system((tx) => deleteSubscription(tx, device.id));
      return error.kind === 'transient' ? 'later' : 'failed';
    }
  }

  return {
    /** One browser is enough; a person without any has not been reached. */
    async send(to: Recipient): Promise<PushOutcome> {
      const owner = { customerId: to.customer_id, customerUserId: to.customer_user_id };
      const devices = await db.system((tx) => findDevices(tx, owner, clock.now().toISOString()));
      const outcomes: PushOutcome[] = [];
      for (const device of devices) outcomes.push(await sendTo(device, to));
      return (['sent', 'stopped', 'later'] as const).find((each) => outcomes.includes(each)) ?? 'failed';
    },
  };
}
