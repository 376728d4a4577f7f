import { type LeadStatus, canMove } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { lockOwnLead, toLeadOwner } from '../lead-access.operations.ts';
import { mailReminder, notifyReminder } from '../leads.job-definitions.ts';
import type { LeadRow } from '../leads.repository.ts';
import { applyStep } from '../steps/lead-step.operations.ts';
import { columnsForMove } from '../steps/lead-step.rules.ts';
import { notifyReminderChanged, settleReminder } from './lead-reminders.operations.ts';
import { countReminders, findReminders, insertReminder, refreshReminderAt } from './lead-reminders.repository.ts';

export type LeadRemindersService = ReturnType<typeof createLeadRemindersService>;

export function createLeadRemindersService({ db, clock, jobs }: { db: Db; clock: Clock; jobs: Jobs }) {
  return {
    async set(
      caller: Member,
      leadId: number,
      { dueAt, text }: { dueAt: string; text: string },
    ): Promise<{ id: number }> {
      const due = new Date(dueAt);
      const at = clock.now();
      if (due <= at) fail('invalid_fields', { fields: { dueAt: 'Please choose a time in the future.' } });
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        const id = await insertReminder(tx, {
          customer_id: caller.customerId,
          lead_id: leadId,
          customer_user_id: caller.customerUserId,
          due_at: due.toISOString(),
          text,
          created_at: at.toISOString(),
        });
        const step = { tx, lead, at, author: caller.customerUserId };
        const { kind, change, moved } = toReminderStep(lead);
        await applyStep(step, { kind, change, details: { ...moved, ...(text && { text }) }, reminderId: id });
        await addPrompt(tx, {
          customer_id: caller.customerId,
          provider_id: lead.provider_id,
          customer_user_id: caller.customerUserId,
          type: 'reminder',
          title: text,
          created_at: at.toISOString(),
          due_at: due.toISOString(),
          reminder_id: id,
        });
        await refreshReminderAt(tx, caller.customerId, leadId);
        await jobs.enqueue(tx, notifyReminder, { reminderId: id }, { startAfter: due });
        await jobs.enqueue(tx, mailReminder, { reminderId: id }, { startAfter: due });
        await notifyReminderChanged(tx, lead);
        return { id };
      });
    },

    async end(caller: Member, leadId: number, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const at = clock.now().toISOString();
        if (!(await settleReminder(tx, caller, { leadId, id }, at))) fail('not_found');
      });
    },

    async list(caller: Member, { page, limit }: Paging) {
      const mine = { ...toLeadOwner(caller), customerUserId: caller.customerUserId };
      const now = clock.now();
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findReminders(tx, mine, windowOf({ page, limit })), countReminders(tx, mine)]),
      );
      const data = rows.map((row) => ({
        id: row.id,
        leadId: row.lead_id,
        coupleName: row.couple_name,
        dueAt: row.due_at,
        text: row.text,
        isDue: new Date(row.due_at) <= now,
      }));
      return { data, total };
    },
  };
}

/** A reminder moves an open lead to ‘call again’. */
function toReminderStep(lead: LeadRow) {
  if (!canMove(lead.status as LeadStatus, 'call_again') || lead.status === 'call_again')
    return { kind: 'reminder_set' as const, change: {}, moved: {} };
  return {
    kind: 'call_again' as const,
    change: columnsForMove({ to: 'call_again' }),
    moved: { from: lead.status, to: 'call_again' },
  };
}
