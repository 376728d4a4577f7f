import { z } from 'zod';
import { staff } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText } from '../../shared/fields.ts';
import { APPROVAL_REASON_MAX } from '../../shared/limits.ts';
import { TEXT } from '../../shared/sentences.ts';
import { APPROVAL_KINDS } from './approval-kinds.ts';

export const Approval = z.object({
  id: id('approval'),
  kind: z.enum(APPROVAL_KINDS),
  askedAt: Instant,
  /** The customer’s user who submitted it, if known. */
  askedBy: z.string().nullable(),
  customer: z.object({ id: id('customer'), name: z.string() }),
  provider: z.object({ id: id('provider'), name: z.string(), category: z.string(), city: z.string() }),
  title: z.string(),
  text: z.string().nullable(),
  /** Links the team can open. */
  images: z.array(z.string()),
  changes: z.array(z.object({ label: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Problems that were detected automatically. */
  checks: z.array(z.object({ label: z.string(), ok: z.boolean() })),
  /** When a decision was promised. */
  decideBy: Instant.nullable(),
  /** There are private details, opened one at a time and recorded. */
  hasDetails: z.boolean(),
});
export type Approval = z.output<typeof Approval>;

export const listApprovals = call({
  name: 'approvals.list',
  method: 'GET',
  path: '/desk/approvals',
  summary: 'What waits for the team to look at, the oldest first',
  access: staff,
  query: Paging.extend({ kind: z.enum(APPROVAL_KINDS).optional() }),
  responses: { 200: listOf(Approval) },
});

export const countApprovals = call({
  name: 'approvals.counts',
  method: 'GET',
  path: '/desk/approvals/counts',
  summary: 'How much waits, of each kind, and since when',
  access: staff,
  responses: {
    200: one(z.object({ counts: z.record(z.enum(APPROVAL_KINDS), z.int()), oldestAskedAt: Instant.nullable() })),
  },
});

export const openApproval = call({
  name: 'approvals.open',
  method: 'POST',
  path: '/desk/approvals/{id}/details',
  summary: 'What is shown of a thing only to who opens it; that they did is noted',
  access: staff,
  params: z.object({ id: idParam('approval') }),
  responses: { 200: one(z.array(z.object({ label: z.string(), value: z.string() }))) },
});

export const DECISIONS = ['approved', 'rejected'] as const;
export type Decision = (typeof DECISIONS)[number];

export const ApprovalDecision = z
  .strictObject({
    decision: z.enum(DECISIONS),
    reason: optionalText(APPROVAL_REASON_MAX).optional(),
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason, { path: ['reason'], message: TEXT.required });

export const decideApproval = call({
  name: 'approvals.decide',
  method: 'POST',
  path: '/desk/approvals/{id}/decision',
  summary: 'Approve or reject; a rejection carries its reason to the vendor',
  access: staff,
  params: z.object({ id: idParam('approval') }),
  body: ApprovalDecision,
  responses: { 204: z.void() },
});
