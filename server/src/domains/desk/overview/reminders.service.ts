import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { lockManagers } from '#domains/people/customer-users/customer-users.public.ts';
import { sendVendorReminder } from './overview.job-definitions.ts';
import { OFFICE_ZONE, WAITING_DAYS } from './overview.rules.ts';
import { toReminderTitle } from './reminders.mails.ts';
import { findWaitingVendor, insertReminder } from './reminders.repository.ts';

type Ports = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export type RemindersService = ReturnType<typeof createRemindersService>;

/** The team reminds vendors whose couples wait. */
export function createRemindersService({ db, clock, jobs }: Ports) {
  return {
    /** A to-do for those who answer, and a mail to those who manage the account; once a day. */
    remind: (staff: Staff, providerId: number): Promise<void> =>
      db.system(async (tx) => {
        const now = clock.now();
        const vendor = (await findWaitingVendor(tx, providerId, addDays(now, -WAITING_DAYS))) ?? fail('not_found');
        if (vendor.couples === 0) fail('not_possible_now');
        const at = now.toISOString();
        const reminder = { day: dayIn(now, OFFICE_ZONE), staff_member_id: staff.staffMemberId, reminded_at: at };
        if (!(await insertReminder(tx, { provider_id: providerId, ...reminder }))) fail('not_possible_now');
        const { customer_id: customerId, name, couples } = vendor;
        await addPrompt(tx, {
          customer_id: customerId,
          provider_id: providerId,
          type: 'notification',
          title: toReminderTitle(name, couples).slice(0, 120),
          body_html: '<p>Please answer today: the vendor who answers first usually gets the wedding.</p>',
          link_path: '/leads',
          link_text: 'See couples',
          created_at: at,
        });
        await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
        const subject = { kind: 'provider', id: providerId };
        await record(tx, staff, { action: 'desk.remindVendor', subject, customerId, details: { couples } });
        for (const managerId of await lockManagers(tx, customerId))
          await jobs.enqueue(tx, sendVendorReminder, { customerId, managerId, name, couples });
      }),
  };
}
