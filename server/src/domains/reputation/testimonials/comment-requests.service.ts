import { type Askable, COMMENT_REQUESTS, type CommentRequest } from '@bellbird/contract/reputation/testimonials';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { markCommentRequested } from '#domains/couples/leads/leads.public.ts';
import { countAskable, findAskable, lockDeal } from './comment-requests.repository.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { mailCommentRequest } from './testimonials.job-definitions.ts';
import { findLead, findTestimonialOfLead, insertHistory, insertTestimonial } from './testimonials.repository.ts';

export type CommentRequestsService = ReturnType<typeof createCommentRequestsService>;

/** Asks couples for a comment, and receives comments from the marketplace. */
export function createCommentRequestsService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  const toOwner = (caller: Member) => ownerFor(caller, 'testimonials');

  return {
    async list(caller: Member, { page, limit, request }: Paging & { request?: CommentRequest | undefined }) {
      const owner = toOwner(caller);
      const [rows, counts] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findAskable(tx, owner, request, windowOf({ page, limit })), countAskable(tx, owner)]),
      );
      const matching = counts.filter((each) => !request || each.request === request);
      const data: Askable[] = rows.map((row) => ({
        id: row.id,
        coupleName: row.couple_name,
        providerName: row.provider_name,
        weddingDate: row.wedding_date,
        request: row.request,
      }));
      return { data, total: matching.reduce((sum, each) => sum + each.count, 0) };
    },

    async count(caller: Member): Promise<Record<CommentRequest, number>> {
      const rows = await db.tenantRead(caller.customerId, (tx) => countAskable(tx, toOwner(caller)));
      const countFor = (request: CommentRequest) => rows.find((each) => each.request === request)?.count ?? 0;
      return Object.fromEntries(COMMENT_REQUESTS.map((each) => [each, countFor(each)])) as Record<
        CommentRequest,
        number
      >;
    },

    /** Each couple with a deal can be asked once, unless they have commented already. */
    request: (caller: Member, id: number): Promise<void> =>
      db.tenant(caller.customerId, async (tx) => {
        const deal = (await lockDeal(tx, toOwner(caller), id)) ?? fail('not_found');
        if (deal.status === 'refused') fail('no_deal');
        if (deal.request === 'commented') fail('already_commented');
        if (deal.request === 'requested') return;
        await markCommentRequested(tx, caller.customerId, id, clock.now().toISOString());
        await jobs.enqueue(tx, mailCommentRequest, { id });
        await record(tx, caller, { action: 'testimonials.request', subject: { kind: 'coupleProvider', id } });
      }),

    /** A comment from the marketplace; the same couple's second one returns the first. */
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
        const lead = (await findLead(tx, leadId)) ?? fail('not_found');
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
        if (id === undefined) return { id: (await findTestimonialOfLead(tx, leadId)) ?? fail('not_found') };
        await requestApproval(tx, {
          customerId,
          providerId,
          kind: TESTIMONIAL_KIND,
          subjectId: id,
          customerUserId: null,
          at,
        });
        const entry = { customer_id: customerId, testimonial_id: id, kind: 'created', who: lead.couple_name };
        await insertHistory(tx, { ...entry, at: at.toISOString() });
        return { id };
      }),
  };
}
