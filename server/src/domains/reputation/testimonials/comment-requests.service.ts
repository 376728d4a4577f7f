import {
  type AskBlock,
  type Askable,
  COMMENT_REQUESTS,
  type CommentRequest,
} from '@bellbird/contract/reputation/testimonials';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import {
  claimDue,
  countAskable,
  deleteOpenRequest,
  findAskState,
  findAskable,
  insertAllRequests,
  insertRequest,
  lockDeal,
} from './comment-requests.repository.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { mailCommentRequest } from './testimonials.job-definitions.ts';
import { findLead, findTestimonialOfLead, insertHistory, insertTestimonial } from './testimonials.repository.ts';

/** The rest is sent by the job, minutes later. */
const SENT_AT_ONCE = 200;

const ASK_ERRORS = {
  account_deleted: 'channel_account_deleted',
  cancelled: 'channel_cancelled',
  phone_only: 'channel_phone_only',
  no_address: 'channel_no_address',
  unsubscribed: 'ask_unsubscribed',
  no_date: 'ask_no_date',
  undeliverable: 'ask_undeliverable',
  vendor_left: 'provider_left',
} as const satisfies Record<AskBlock, string>;

export type CommentRequestsService = ReturnType<typeof createCommentRequestsService>;

/** Asks couples for a comment, and receives comments from the marketplace. */
export function createCommentRequestsService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  const toOwner = (caller: Member) => ownerFor(caller, 'testimonials');
  const toAsked = ({ customerId, customerUserId }: Member) => ({
    customerId,
    askedBy: customerUserId,
    at: clock.now().toISOString(),
  });

  /** Those whose wedding has passed are mailed now; the others wait for the job. */
  async function sendDue(tx: Tx, customerId: number): Promise<number> {
    const ids = await claimDue(tx, { now: clock.now().toISOString(), limit: SENT_AT_ONCE, customerId });
    for (const id of ids) await jobs.enqueue(tx, mailCommentRequest, { id });
    return ids.length;
  }

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
        askOn: row.ask_on,
        block: row.block,
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

    /** Each couple with a deal can be asked once, the day after their wedding, unless they have commented already. */
    request: (caller: Member, id: number): Promise<void> =>
      db.tenant(caller.customerId, async (tx) => {
        const deal = (await lockDeal(tx, toOwner(caller), id)) ?? fail('not_found');
        if (deal.status === 'refused') fail('no_deal');
        const { request, block } = (await findAskState(tx, toOwner(caller), id)) ?? fail('not_found');
        if (request === 'commented') fail('already_commented');
        if (request !== 'not_requested') return;
        if (block) fail(ASK_ERRORS[block]);
        await insertRequest(tx, id, toAsked(caller));
        await sendDue(tx, caller.customerId);
        await record(tx, caller, { action: 'testimonials.request', subject: { kind: 'coupleProvider', id } });
      }),

    /** Nothing is lost: they can be asked again. */
    cancel: (caller: Member, id: number): Promise<void> =>
      db.tenant(caller.customerId, async (tx) => {
        if (!(await lockDeal(tx, toOwner(caller), id))) fail('not_found');
        if (!(await deleteOpenRequest(tx, caller.customerId, id))) fail('not_possible_now');
        await record(tx, caller, { action: 'testimonials.cancelRequest', subject: { kind: 'coupleProvider', id } });
      }),

    requestAll: (caller: Member): Promise<{ asked: number; scheduled: number }> =>
      db.tenant(caller.customerId, async (tx) => {
        const all = await insertAllRequests(tx, toOwner(caller), toAsked(caller));
        const asked = await sendDue(tx, caller.customerId);
        await record(tx, caller, { action: 'testimonials.requestAll', details: { couples: all } });
        return { asked, scheduled: Math.max(0, all - asked) };
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
        if (lead.has_left) fail('provider_left');
        const at = clock.now();
        const { customer_id: customerId, provider_id: providerId } = lead;
        const id = await insertTestimonial(tx, {
          customer_id: customerId,
          provider_id: providerId,
          lead_id: leadId,
          couple_name: lead.couple_name,
          wedding_date: lead.wedding_date,
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
