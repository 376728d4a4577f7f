import { z } from 'zod';
import { member, staff, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, optionalText } from '../../shared/fields.ts';
import { ACTING_REASON_MAX, AUDIT_EXPORT_MAX, DESK_SEARCH_MAX } from '../../shared/limits.ts';

/** The user acted for, the staff member, and until when. */
export const Acting = z.object({
  customerId: id('customer'),
  customerUserId: id('customerUser'),
  userName: z.string(),
  customerName: z.string(),
  staffName: z.string(),
  /** Without a reason the team only looks. */
  mayChange: z.boolean(),
  expiresAt: Instant,
});
export type Acting = z.output<typeof Acting>;

export const StartActing = z.strictObject({
  customerUserId: id('customerUser'),
  /** Needed to change anything. */
  reason: optionalText(ACTING_REASON_MAX).optional(),
});

export const startActing = call({
  name: 'desk.startActing',
  method: 'POST',
  path: '/desk/switch-user',
  summary:
    'Start acting for a customer user: only looking, or with a reason that the user reads; the secret is a cookie',
  access: staffFor('act'),
  body: StartActing,
  responses: { 201: one(Acting) },
});

export const stopActing = call({
  name: 'desk.stopActing',
  method: 'DELETE',
  path: '/desk/switch-user',
  summary: 'Stop acting at once',
  access: staff,
  responses: { 204: z.void() },
});

/** A visit of the team in a panel of this customer. */
export const TeamVisit = z.object({
  id: z.int(),
  at: Instant,
  staffName: z.string(),
  userName: z.string(),
  /** Null: they only looked. */
  reason: z.string().nullable(),
});
export type TeamVisit = z.output<typeof TeamVisit>;

export const listTeamVisits = call({
  name: 'desk.teamVisits',
  method: 'GET',
  path: '/team-visits',
  summary: 'When somebody of the team opened a panel of this customer, and why; without ‘can manage’ only one’s own',
  access: member,
  query: Paging,
  responses: { 200: listOf(TeamVisit) },
});

export const DeskUser = z.object({
  id: id('customerUser'),
  name: z.string(),
  username: z.string(),
  email: z.string().nullable(),
  customer: z.object({ id: id('customer'), name: z.string() }),
  active: z.boolean(),
  providers: z.int(),
});
export type DeskUser = z.output<typeof DeskUser>;

export const findCustomerUsers = call({
  name: 'desk.findCustomerUsers',
  method: 'GET',
  path: '/desk/customer-users',
  summary: 'Find customer users by part of their name, username, email or customer',
  access: staffFor('customers'),
  query: Paging.extend({ query: optionalText(DESK_SEARCH_MAX).optional() }),
  responses: { 200: listOf(DeskUser) },
});

export const ACTOR_KINDS = ['customer_user', 'staff', 'partner', 'system', 'anonymous'] as const;

export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  /** `domain.verb`, as the call is named. */
  action: z.string(),
  actor: z.object({ kind: z.enum(ACTOR_KINDS), name: z.string().nullable() }),
  /** What it was done to; the name of people, providers, couples and customers, while they exist. */
  subject: z.object({ kind: z.string(), name: z.string().nullable() }).nullable(),
  /** The customer user a staff member acted for. */
  actingFor: z.object({ id: z.int(), name: z.string() }).nullable(),
  customer: z.object({ id: z.int(), name: z.string() }).nullable(),
});
export type AuditEntry = z.output<typeof AuditEntry>;

export const readCustomerHistory = call({
  name: 'desk.customerHistory',
  method: 'GET',
  path: '/desk/customers/{id}/history',
  summary: 'What happened at a customer, newest first',
  access: staffFor('customers'),
  params: z.object({ id: idParam('customer') }),
  query: Paging,
  responses: { 200: listOf(AuditEntry) },
});

const AuditSearch = z.object({
  customerId: idParam('customer').optional(),
  query: optionalText(DESK_SEARCH_MAX).optional(),
});

export const listAuditEntries = call({
  name: 'desk.listAuditEntries',
  method: 'GET',
  path: '/desk/audit',
  summary: 'List who did what, newest first, for one customer, for a name or for all',
  access: staffFor('audit'),
  query: Paging.extend(AuditSearch.shape),
  responses: { 200: listOf(AuditEntry) },
});

export const exportAuditEntries = call({
  name: 'desk.exportAudit',
  method: 'GET',
  path: '/desk/audit/export',
  summary: `The newest ${AUDIT_EXPORT_MAX} entries that match, to be saved as a file; who did so is recorded`,
  access: staffFor('audit'),
  query: AuditSearch,
  responses: { 200: listOf(AuditEntry) },
});
