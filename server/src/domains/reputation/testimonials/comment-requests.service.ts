import { type Askable, COMMENT_REQUESTS, type CommentRequest } from '@bellbird/contract/reputation/testimonials';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { markCommentRequested } from '#domains/couples/leads/leads.public.ts';
import { countAskable, findAskable, findRequestFacts, holdDeal } from './comment-requests.repository.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { mailCommentRequest } from './testimonials.job-definitions.ts';
import { commentRequestMail } from './testimonials.mails.ts';
import { addHistory, findOfCouple, findSpeakingLead, insertTestimonial } from './testimonials.repository.ts';
import { ownerOf } from './testimonials.service.ts';

export type CommentRequestsService = ReturnType<typeof createCommentRequestsService>;

/** Asking couples for a comment, and taking what they say. */
export function createCommentRequestsService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  return {
    async list(caller: Member, { page, limit, request }: Paging & { request?: CommentRequest | undefined }) {
      const owner = ownerOf(caller);
      const [rows, counts] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findAskable(tx, owner, request, windowOf({ page, limit })), countAskable(tx, owner)]),
      );
      const fitting = counts.filter((each) => !request || each.request === request);
      const data: Askable[] = rows.map((row) => ({
        id: row.id,
        coupleName: row.couple_name,
        providerName: row.provider_name,
        weddingDate: row.wedding_date,
        request: row.request,
      }));
      return { data, total: fitting.reduce((sum, each) => sum + each.count, 0) };
    },

    async counts(caller: Member): Promise<Record<CommentRequest, number>> {
      const rows = await db.tenantRead(caller.customerId, (tx) => countAskable(tx, ownerOf(caller)));
      const of = (request: CommentRequest) => rows.find((each) => each.request === request)?.count ?? 0;
      return Object.fromEntries(COMMENT_REQUESTS.map((each) => [each, of(each)])) as Record<CommentRequest, number>;
    },

    /** Asks once: whom one has a deal with, and who has not spoken. */
    request: (caller: Member, id: number): Promise<void> =>
      db.tenant(caller.customerId, async (tx) => {
        const deal = (await holdDeal(tx, ownerOf(caller), id)) ?? fail('not_found');
        if (deal.status === 'refused') fail('no_deal');
        if (deal.request === 'commented') fail('already_commented');
        if (deal.request === 'requested') return;
        await markCommentRequested(tx, caller.customerId, id, clock.now().toISOString());
        await jobs.enqueue(tx, mailCommentRequest, { id });
        await record(tx, caller, { action: 'testimonials.request', subject: { kind: 'coupleProvider', id } });
      }),

    /** What a couple said on the marketplace; said twice it is one. */
    take: ({
      leadId,
      rating,
      comments,
    }: {
      leadId: number;
      rating: number;
      comments: string;
    }): Promise<{ id: number }> =>
      db.system(async (tx) => {
        const lead = (await findSpeakingLead(tx, leadId)) ?? fail('not_found');
        const at = clock.now();
        const { customer_id: customerId, provider_id: providerId } = lead;
        const id = await insertTestimonial(tx, {
          customer_id: customerId,
          provider_id: providerId,
          lead_id: leadId,
          couple_name: lead.couple_name,
          wedding_date: lead.organization_date,
          added_by: 'couple',
          rating,
          comments,
          created_at: at.toISOString(),
        });
        if (id === undefined) return { id: (await findOfCouple(tx, leadId)) ?? fail('not_found') };
        await requestApproval(tx, {
          customerId,
          providerId,
          kind: TESTIMONIAL_KIND,
          subjectId: id,
          customerUserId: null,
          at,
        });
        const entry = { customer_id: customerId, testimonial_id: id, kind: 'created', who: lead.couple_name };
        await addHistory(tx, { ...entry, at: at.toISOString() });
        return { id };
      }),
  };
}

/** Brings the question to the couple. */
export async function sendCommentRequest(
  { db, mailer, marketplaceUrl }: { db: Db; mailer: Mailer; marketplaceUrl: string },
  { id }: { id: number },
): Promise<void> {
  const facts = await db.system((tx) => findRequestFacts(tx, id));
  const to = facts?.email ?? facts?.partner_email;
  if (facts && to) await deliver(() => mailer.send({ to, ...commentRequestMail(facts, { id, marketplaceUrl }) }));
}
