import { z } from 'zod';
import { staff } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id, idParam, intParam, optionalText, ourText } from '../../shared/fields.ts';
import { APPROVALS_AT_ONCE, APPROVAL_REASON_MAX, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from '../../shared/limits.ts';
import { TEXT } from '../../shared/sentences.ts';
import { APPROVAL_KINDS } from './approval-kinds.ts';

export const Approval = z.object({
  id: id('approval'),
  kind: z.enum(APPROVAL_KINDS),
  askedAt: Instant,
  /** The customer’s user who submitted it, if known. */
  askedBy: z.string().nullable(),
  /** None if nobody knows yet: a transfer that fits nothing, a message without a couple. */
  customer: z.object({ id: id('customer'), name: z.string() }).nullable(),
  /** None if it is about the customer as a whole. */
  provider: z.object({ id: id('provider'), name: z.string(), category: ourText(), city: z.string() }).nullable(),
  title: ourText(),
  text: z.string().nullable(),
  /** Links the team can open. */
  images: z.array(z.string()),
  changes: z.array(z.object({ label: ourText(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Problems that were detected automatically. */
  checks: z.array(z.object({ label: ourText(), ok: z.boolean() })),
  /** When a decision was promised. */
  decideBy: Instant,
  /** There are private details, opened one at a time and recorded. */
  hasDetails: z.boolean(),
  /** The account manager, for what they answer. */
  owner: z.object({ name: z.string(), isSelf: z.boolean() }).nullable(),
  /** Who works on it; nobody else can decide until then. */
  claim: z.object({ name: z.string(), isMine: z.boolean(), until: Instant }).nullable(),
});
export type Approval = z.output<typeof Approval>;

/** Where the last page ended: when its last item is due, and its id. */
const Cursor = z.string().regex(/^\d{13}-\d{1,10}$/);

export const listApprovals = call({
  name: 'approvals.list',
  method: 'GET',
  path: '/desk/approvals',
  summary: 'What waits for the team and is theirs by role, what is due first',
  access: staff,
  query: z.object({
    kind: z.enum(APPROVAL_KINDS).optional(),
    mine: z.literal('true').optional(),
    overdue: z.literal('true').optional(),
    after: Cursor.optional(),
    limit: intParam(1, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
  }),
  responses: {
    200: z.object({ data: z.array(Approval), meta: z.object({ total: z.int(), next: Cursor.nullable() }) }),
  },
});

/** How long items of a kind have waited: under 4 hours, under a day, under 3 days, longer. */
export const AGE_LIMITS_HOURS = [4, 24, 72] as const;

export const WaitingKind = z.object({
  kind: z.enum(APPROVAL_KINDS),
  count: z.int(),
  overdue: z.int(),
  ages: z.array(z.int()).length(AGE_LIMITS_HOURS.length + 1),
  oldestAskedAt: Instant,
});
export type WaitingKind = z.output<typeof WaitingKind>;

export const countApprovals = call({
  name: 'approvals.counts',
  method: 'GET',
  path: '/desk/approvals/counts',
  summary: 'How much waits of each kind that is theirs by role, and since when',
  access: staff,
  responses: { 200: one(z.object({ kinds: z.array(WaitingKind), total: z.int(), overdue: z.int(), mine: z.int() })) },
});

const params = z.object({ id: idParam('approval') });

export const openApproval = call({
  name: 'approvals.open',
  method: 'POST',
  path: '/desk/approvals/{id}/details',
  summary: 'What is shown of a thing only to who opens it; that they did is noted',
  access: staff,
  params,
  responses: { 200: one(z.array(z.object({ label: z.string(), value: z.string() }))) },
});

export const claimApproval = call({
  name: 'approvals.claim',
  method: 'POST',
  path: '/desk/approvals/{id}/claim',
  summary: 'Work on it alone for a quarter of an hour; again extends it',
  access: staff,
  params,
  responses: { 204: z.void() },
});

export const releaseApproval = call({
  name: 'approvals.release',
  method: 'DELETE',
  path: '/desk/approvals/{id}/claim',
  summary: 'Leave it to the others again',
  access: staff,
  params,
  responses: { 204: z.void() },
});

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export const ApprovalDecision = z
  .strictObject({
    decision: z.enum(DECISIONS),
    reason: optionalText(APPROVAL_REASON_MAX).optional(),
    /** Takes effect after a few seconds, until when it can be undone. */
    undoable: z.boolean().default(false),
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason, { path: ['reason'], message: TEXT.required });

export const decideApproval = call({
  name: 'approvals.decide',
  method: 'POST',
  path: '/desk/approvals/{id}/decision',
  summary: 'Approve or reject; a rejection carries its reason to the vendor',
  access: staff,
  params,
  body: ApprovalDecision,
  responses: { 204: z.void() },
});

export const undoDecision = call({
  name: 'approvals.undo',
  method: 'DELETE',
  path: '/desk/approvals/{id}/decision',
  summary: 'Undo one’s own decision before it takes effect; the item waits again where it was',
  access: staff,
  params,
  responses: { 204: z.void() },
});

export const approveSeveral = call({
  name: 'approvals.approveSeveral',
  method: 'POST',
  path: '/desk/approvals/decisions',
  summary: 'Approve several small things at once, undoable; those that somebody else has are left',
  access: staff,
  body: z.strictObject({ ids: z.array(id('approval')).min(1).max(APPROVALS_AT_ONCE) }),
  responses: { 200: one(z.object({ decided: z.array(z.int()), left: z.array(z.int()) })) },
});
