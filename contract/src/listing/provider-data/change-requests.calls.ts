import { z } from 'zod';
import { memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, blankable, id, idParam, optionalText, text, ourText } from '../../shared/fields.ts';
import { CHANGE_REASON_MAX } from '../../shared/limits.ts';
import { FieldValue } from './form-fields.ts';

export const CHANGE_REQUEST_STATUSES = ['pending', 'approved', 'rejected'] as const;
export const CHANGE_ANSWERS = ['approved', 'rejected'] as const;

/** A change to a listing that the marketplace team proposes; the vendor decides. */
export const ChangeRequest = z.object({
  id: id('changeRequest'),
  provider: z.object({ id: id('provider'), name: z.string() }),
  form: z.object({ id: id('providerForm'), fieldName: z.string(), label: ourText() }),
  before: FieldValue,
  value: FieldValue,
  /** Both as one line of text. */
  beforeText: z.string(),
  valueText: z.string(),
  reason: z.string(),
  status: z.enum(CHANGE_REQUEST_STATUSES),
  note: z.string().nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
});
export type ChangeRequest = z.output<typeof ChangeRequest>;

export const listPendingChangeRequests = call({
  name: 'providerData.pendingRequests',
  method: 'GET',
  path: '/change-requests/pending',
  summary: 'The team’s proposals for the caller’s providers that are not answered yet',
  access: memberFor('info'),
  query: Paging.extend({ providerId: idParam('provider').optional() }),
  responses: { 200: listOf(ChangeRequest) },
});

export const answerChangeRequest = call({
  name: 'providerData.answerRequest',
  method: 'PUT',
  path: '/change-requests/{id}',
  summary: 'Approve or reject a proposed change; an approved one takes effect at once',
  access: memberFor('info'),
  params: z.object({ id: idParam('changeRequest') }),
  body: z.strictObject({
    status: z.enum(CHANGE_ANSWERS),
    note: blankable(optionalText(CHANGE_REASON_MAX)).default(null),
  }),
  responses: { 200: one(ChangeRequest) },
});

export const listChangeRequests = call({
  name: 'providerData.requests',
  method: 'GET',
  path: '/change-requests',
  summary: 'Every proposal of the team with its outcome, newest first',
  access: staffFor('review'),
  query: Paging.extend({ status: z.enum(CHANGE_REQUEST_STATUSES).optional() }),
  responses: { 200: listOf(ChangeRequest) },
});

export const ChangeRequestForm = z.strictObject({
  providerId: id('provider'),
  formId: id('providerForm'),
  value: FieldValue,
  reason: text(CHANGE_REASON_MAX),
});

export const proposeChange = call({
  name: 'providerData.propose',
  method: 'POST',
  path: '/change-requests',
  summary: 'Propose a change to a listing to its vendor',
  access: staffFor('review'),
  body: ChangeRequestForm,
  responses: { 201: Created },
  idempotent: true,
});
