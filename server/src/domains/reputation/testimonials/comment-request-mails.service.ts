import type { Db } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { findRequestFacts } from './comment-requests.repository.ts';
import { commentRequestMail } from './testimonials.mails.ts';

type Ports = { db: Db; mailer: Mailer; marketplaceUrl: string };

export type CommentRequestMailsService = ReturnType<typeof createCommentRequestMailsService>;

/** Mails couples who are asked for a comment. */
export function createCommentRequestMailsService({ db, mailer, marketplaceUrl }: Ports) {
  return {
    async send(id: number): Promise<void> {
      const facts = await db.system((tx) => findRequestFacts(tx, id));
      const to = facts?.email ?? facts?.partner_email;
      if (facts && to) await deliver(() => mailer.send({ to, ...commentRequestMail(facts, { id, marketplaceUrl }) }));
    },
  };
}
