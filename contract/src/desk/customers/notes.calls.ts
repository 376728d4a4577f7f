import { z } from 'zod';
import { staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, text } from '../../shared/fields.ts';
import { CUSTOMER_NOTE_MAX } from '../../shared/limits.ts';

/** What the team writes about a customer; with an owner and a day it is a task. Vendors never see it. */
export const CustomerNote = z.object({
  id: id('customerNote'),
  text: z.string(),
  by: z.string(),
  at: Instant,
  task: z.object({ owner: z.string(), isMine: z.boolean(), dueOn: Day, doneAt: Instant.nullable() }).nullable(),
});
export type CustomerNote = z.output<typeof CustomerNote>;

export const NewCustomerNote = z.strictObject({
  text: text(CUSTOMER_NOTE_MAX),
  /** Without an owner it is a task of the one who writes it. */
  task: z.strictObject({ ownerId: id('staffMember').nullable(), dueOn: Day }).nullable(),
});
export type NewCustomerNote = z.output<typeof NewCustomerNote>;

export const addCustomerNote = call({
  name: 'desk.addNote',
  method: 'POST',
  path: '/desk/customers/{id}/notes',
  summary: 'Write a note about a customer, or a task for somebody',
  access: staffFor('customers'),
  params: z.object({ id: idParam('customer') }),
  body: NewCustomerNote,
  responses: { 201: Created },
});

export const finishTask = call({
  name: 'desk.finishTask',
  method: 'PUT',
  path: '/desk/notes/{id}',
  summary: 'Mark a task as done, or as still to do',
  access: staffFor('customers'),
  params: z.object({ id: idParam('customerNote') }),
  body: z.strictObject({ isDone: z.boolean() }),
  responses: { 204: z.void() },
});

export const OpenTask = CustomerNote.extend({ customer: z.object({ id: id('customer'), name: z.string() }) });
export type OpenTask = z.output<typeof OpenTask>;

export const listOwnTasks = call({
  name: 'desk.ownTasks',
  method: 'GET',
  path: '/desk/tasks',
  summary: 'The caller’s tasks that are not done, what is due first',
  access: staffFor('customers'),
  responses: { 200: one(z.array(OpenTask)) },
});
