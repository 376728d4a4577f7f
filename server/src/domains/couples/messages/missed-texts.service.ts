import type { Db } from '#platform/db/db.ts';
import type { SmsInbox } from '#platform/sms/sms-inbox.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findArrived } from './incoming.repository.ts';
import type { IncomingService } from './incoming.service.ts';
import { toSmsIdentity } from './sms-identity.rules.ts';

const HOUR_MS = 60 * 60_000;
/** No gateway tells us of a text twice, and nobody needs longer to notice that we are not there. */
const LOOK_BACK_MS = 24 * HOUR_MS;
/** What is younger is on its way to us. */
const ON_ITS_WAY_MS = 2 * 60_000;

type Ports = {
  db: Db;
  clock: Clock;
  smsInbox: SmsInbox;
  smsNumbers: readonly string[];
  incoming: Pick<IncomingService, 'receiveSms'>;
};

export type MissedTextsService = ReturnType<typeof createMissedTextsService>;

/** Texts that came while we could not be told of them. The gateway still has them. */
export function createMissedTextsService({ db, clock, smsInbox, smsNumbers, incoming }: Ports) {
  async function fetchFrom(number: string): Promise<void> {
    const now = clock.now().getTime();
    const listed = await smsInbox.list(number, new Date(now - LOOK_BACK_MS));
    const texts = listed.filter(
      ({ sentAt }) => sentAt.getTime() > now - LOOK_BACK_MS && sentAt.getTime() < now - ON_ITS_WAY_MS,
    );
    const arrived = await db.system((tx) =>
      findArrived(
        tx,
        texts.map(({ sid }) => toSmsIdentity(sid)),
      ),
    );
    for (const { hasMedia, ...text } of texts.filter(({ sid }) => !arrived.has(toSmsIdentity(sid)))) {
      const media = hasMedia ? await smsInbox.listMedia(text.sid) : [];
      await incoming.receiveSms({ ...text, media });
    }
  }

  return {
    async fetch(): Promise<void> {
      for (const number of smsNumbers) await fetchFrom(number);
    },
  };
}
