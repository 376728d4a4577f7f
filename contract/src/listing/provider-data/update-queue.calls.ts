import { z } from 'zod';
import { memberFor, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, Version, ourText } from '../../shared/fields.ts';
import { FieldValue } from './form-fields.ts';

/** A change that waits for the team's approval. */
export const QueuedUpdate = z.object({
  id: id('providerDataUpdate'),
  provider: z.object({ id: id('provider'), name: z.string() }),
  form: z.object({ id: id('providerForm'), fieldName: z.string(), label: ourText() }),
  before: FieldValue,
  value: FieldValue,
  by: z.string(),
  createdAt: Instant,
  version: z.int(),
});
export type QueuedUpdate = z.output<typeof QueuedUpdate>;

export const listUpdateQueue = call({
  name: 'providerData.queue',
  method: 'GET',
  path: '/provider-data-update-queue',
  summary: 'The changes of the caller’s providers that wait for approval, newest first',
  access: memberFor('info'),
  calledBy: 'api',
  query: Paging.extend({ providerId: idParam('provider').optional() }),
  responses: { 200: listOf(QueuedUpdate) },
});

const ofUpdate = z.object({ id: idParam('providerDataUpdate') });

export const changeUpdate = call({
  name: 'providerData.changeUpdate',
  method: 'PUT',
  path: '/provider-data-update-queue/{id}',
  summary: 'Edit a change that waits for approval',
  access: memberFor('info'),
  calledBy: 'api',
  params: ofUpdate,
  body: z.strictObject({ value: FieldValue, version: Version }),
  responses: { 200: one(QueuedUpdate) },
});

export const withdrawUpdate = call({
  name: 'providerData.withdrawUpdate',
  method: 'DELETE',
  path: '/provider-data-update-queue/{id}',
  summary: 'Withdraw a change that waits for approval; couples keep seeing the published answer',
  access: memberFor('info'),
  params: ofUpdate,
  responses: { 204: z.void() },
});

export const approveUpdate = call({
  name: 'providerData.approveUpdate',
  method: 'POST',
  path: '/provider-data-update-queue/{id}/approve',
  summary: 'Approve a change and publish it',
  access: staffFor('review'),
  calledBy: 'api',
  params: ofUpdate,
  body: z.strictObject({}),
  responses: { 204: z.void() },
});
