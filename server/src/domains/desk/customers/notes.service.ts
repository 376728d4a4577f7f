import type { NewCustomerNote, OpenTask } from '@bellbird/contract/desk/customers';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findCustomer } from '#domains/people/customers/customers.public.ts';
import { presentNote } from './customers-desk.presenter.ts';
import { findColleagues, findOpenTasks, insertNote, updateTask } from './notes.repository.ts';

const CHOOSE = { fields: { 'task.ownerId': 'Please choose one from the list.' } };

export type NotesService = ReturnType<typeof createNotesService>;

/** Notes and tasks of the team about customers. */
export function createNotesService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    add: (staff: Staff, customerId: number, { text, task }: NewCustomerNote): Promise<{ id: number }> =>
      db.system(async (tx) => {
        if (!(await findCustomer(tx, customerId))) fail('not_found');
        const ownerId = task && (task.ownerId ?? staff.staffMemberId);
        if (ownerId && !(await findColleagues(tx)).some(({ id }) => id === ownerId)) fail('invalid_fields', CHOOSE);
        const id = await insertNote(tx, {
          customer_id: customerId,
          staff_member_id: staff.staffMemberId,
          text,
          created_at: clock.now().toISOString(),
          owner_id: ownerId,
          due_on: task?.dueOn ?? null,
        });
        const action = task ? 'desk.addTask' : 'desk.addNote';
        await record(tx, staff, { action, subject: { kind: 'customer', id: customerId }, customerId });
        return { id };
      }),

    finish: (staff: Staff, id: number, isDone: boolean): Promise<void> =>
      db.system(async (tx) => {
        const customerId = (await updateTask(tx, id, isDone ? clock.now().toISOString() : null)) ?? fail('not_found');
        await record(tx, staff, {
          action: 'desk.finishTask',
          subject: { kind: 'customer', id: customerId },
          customerId,
          details: { isDone },
        });
      }),

    async tasks({ staffMemberId }: Staff): Promise<OpenTask[]> {
      const rows = await db.system((tx) => findOpenTasks(tx, staffMemberId));
      return rows.map((row) => ({
        ...presentNote(row, staffMemberId),
        customer: { id: row.customer_id, name: row.customer_name },
      }));
    },

    async colleagues(): Promise<{ id: number; name: string }[]> {
      const rows = await db.system(findColleagues);
      return rows.map(({ id, name }) => ({ id, name }));
    },
  };
}
