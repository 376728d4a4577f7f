import type { Db } from '#platform/db/db.ts';
import { MailFailure } from '#platform/mail/mail-failure.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type UnsubscribeTokensService,
  isUnsubscribed,
  markCommentRequested,
  recordEvent,
} from '#domains/couples/leads/leads.public.ts';
import {
  type RequestFacts,
  deleteOpenRequest,
  findRequestFacts,
  updateRequestState,
} from './comment-requests.repository.ts';
import { commentRequestMail } from './testimonials.mails.ts';

type Ports = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  marketplaceUrl: string;
  unsubscribeTokens: UnsubscribeTokensService;
};

export type CommentRequestMailsService = ReturnType<typeof createCommentRequestMailsService>;

/** Mails couples who are asked for a comment. Only a mail that has left counts as the one request. */
export function createCommentRequestMailsService(ports: Ports) {
  const { db, clock, mailer, marketplaceUrl, unsubscribeTokens } = ports;

  /** The deal may have been called off, moved or commented on since it was asked for. */
  async function findAllowed(id: number): Promise<RequestFacts | undefined> {
    return db.system(async (tx) => {
      const facts = await findRequestFacts(tx, id, clock.now().toISOString());
      if (!facts || facts.request !== 'scheduled') return undefined;
      if (facts.block || (await isUnsubscribed(tx, facts.couple_id))) {
        await deleteOpenRequest(tx, facts.customer_id, id);
        return undefined;
      }
      if (facts.is_due) return facts;
      await updateRequestState(tx, facts.customer_id, id, 'scheduled');
      return undefined;
    });
  }

  return {
    async send(id: number): Promise<void> {
      const facts = await findAllowed(id);
      const to = facts?.email ?? facts?.partner_email;
      if (!facts || !to) return;
      const unsubscribe = unsubscribeTokens.link(facts.couple_id);
      const mail = commentRequestMail(facts, { id, marketplaceUrl, unsubscribe });
      const isSent = await mailer.send({ to, ...mail }).then(
        () => true,
        (error: unknown) => {
          if (error instanceof MailFailure && error.kind === 'permanent') return false;
          throw error;
        },
      );
      await db.system(async (tx) => {
        await updateRequestState(tx, facts.customer_id, id, isSent ? 'sent' : 'failed');
        if (!isSent) return;
        const at = clock.now();
        await markCommentRequested(tx, facts.customer_id, id, at.toISOString());
        const lead = { id: facts.lead_id, customer_id: facts.customer_id, provider_id: facts.provider_id };
        await recordEvent(tx, lead, { kind: 'email_sent', at, details: { text: mail.subject } });
      });
    },
  };
}
