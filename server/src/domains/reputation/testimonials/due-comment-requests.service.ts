import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { CommentRequestMailsService } from './comment-request-mails.service.ts';
import { claimDue, releaseClaim } from './comment-requests.repository.ts';

type Ports = { db: Db; clock: Clock; mails: CommentRequestMailsService };

export type DueCommentRequestsService = ReturnType<typeof createDueCommentRequestsService>;

/** What is due beyond this waits for the next run. */
const AT_ONCE = 500;

/** Sends the requests whose day has come. One that the mail server would not take is tried again by the next run. */
export function createDueCommentRequestsService({ db, clock, mails }: Ports) {
  return {
    async sendAll(): Promise<void> {
      const ids = await db.system((tx) => claimDue(tx, { now: clock.now().toISOString(), limit: AT_ONCE }));
      for (const id of ids) {
        await mails.send(id).catch(() => db.system((tx) => releaseClaim(tx, id)));
      }
    },
  };
}
