import { type LeadStatus, canMove } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeams, notifyUser } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt, setReminderCompleted } from '#domains/attention/prompts/prompts.public.ts';
import type { WholeLead } from './lead-detail.repository.ts';
import { findOwnLead, lockOwnLead, ownerOf } from './lead-journal.service.ts';
import {
  claimDueReminder,
  countReminders,
  endReminder,
  findReminderMail,
  findReminders,
  insertReminder,
  refreshReminderAt,
  reopenReminder,
} from './lead-reminders.repository.ts';
import { moveChange, takeStep } from './lead-step.service.ts';
import { mailReminder, tellReminder } from './leads.job-definitions.ts';
import { reminderMail } from './leads.mails.ts';

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
        const { kind, change, moved } = callAgain(lead);
        await takeStep(step, { kind, change, details: { ...moved, ...(text && { text }) }, reminderId: id });
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
        await jobs.enqueue(tx, tellReminder, { reminderId: id }, { startAfter: due });
        await jobs.enqueue(tx, mailReminder, { reminderId: id }, { startAfter: due });
        await tellBoth(tx, lead);
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
      const mine = { ...ownerOf(caller), customerUserId: caller.customerUserId };
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

/**
 * Ends a reminder, or lets it stand again (null), together with its line in the to-do list: wherever one of them is settled, both are.
 * Tells whether anything changed.
 */
export async function settleReminder(
  tx: Tx,
  caller: Member,
  { leadId, id }: { leadId: number; id: number },
  at: string | null,
): Promise<boolean> {
  const lead = await findOwnLead(tx, caller, leadId);
  const { customerId } = caller;
  const reminder = { customerId, leadId, id };
  const isChanged = at === null ? await reopenReminder(tx, reminder) : await endReminder(tx, reminder, at);
  if (!isChanged) return false;
  await setReminderCompleted(tx, customerId, id, at);
  await refreshReminderAt(tx, customerId, leadId);
  await tellBoth(tx, lead);
  return true;
}

/** The lead is different, and so is the to-do list. */
function tellBoth(tx: Tx, { id, customer_id: customerId, provider_id: providerId }: WholeLead): Promise<void> {
  return notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'lead_changed', leadId: id } },
    { providerId, event: { kind: 'prompts' } },
  ]);
}

/** A couple one wants to be reminded of is one to be called again, as long as there is something to win. */
function callAgain(lead: WholeLead) {
  if (!canMove(lead.status as LeadStatus, 'call_again') || lead.status === 'call_again')
    return { kind: 'reminder_set' as const, change: {}, moved: {} };
  return {
    kind: 'call_again' as const,
    change: moveChange({ to: 'call_again' }),
    moved: { from: lead.status, to: 'call_again' },
  };
}

/** A reminder is due: its line in the to-do list waits from now on, and it appears on the screen, once. One that was ended does nothing. */
export function tellDueReminder({ db, clock }: { db: Db; clock: Clock }, id: number): Promise<void> {
  return db.system(async (tx: Tx) => {
    const at = clock.now().toISOString();
    const due = await claimDueReminder(tx, id, at);
    if (!due) return;
    const { customer_id: customerId, lead_id: leadId, couple_name: coupleName, text } = due;
    const user = { customerId, customerUserId: due.customer_user_id };
    await notifyUser(tx, user, { kind: 'reminder', leadId, coupleName, text, dueAt: due.due_at });
  });
}

export async function mailDueReminder(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  id: number,
): Promise<void> {
  const facts = await db.system((tx) => findReminderMail(tx, id));
  const to = facts?.email;
  if (to) await deliver(() => mailer.send({ to, ...reminderMail({ ...facts, baseUrl }) }));
}
