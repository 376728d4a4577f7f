import type {
  Announcement,
  AnnouncementRecipient,
  NewAnnouncement,
  Reach,
  Segment,
} from '@bellbird/contract/attention/announcements';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { deletePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { sendAnnouncements } from './announcements.job-definitions.ts';
import { presentAnnouncement, presentRecipient } from './announcements.presenter.ts';
import {
  announcementExists,
  countAnnouncements,
  countRecipients,
  findAnnouncements,
  findRecipients,
  insertAnnouncement,
  stop,
  takePrompts,
} from './announcements.repository.ts';
import { countPeople, findPackageNames } from './segments.repository.ts';

type Ports = { db: Db; clock: Clock; jobs: Pick<Jobs, 'enqueue'> };

export type AnnouncementsService = ReturnType<typeof createAnnouncementsService>;

/** What the team writes to many vendors at once. */
export function createAnnouncementsService({ db, clock, jobs }: Ports) {
  return {
    reach: (segment: Segment): Promise<Reach> => db.system((tx) => countPeople(tx, segment, clock.now())),
    packages: (): Promise<string[]> => db.system((tx) => findPackageNames(tx, clock.now())),

    create: (staff: Staff, form: NewAnnouncement): Promise<{ id: number }> =>
      db.system(async (tx) => {
        const now = clock.now();
        const sendAt = form.sendAt ? new Date(form.sendAt) : now;
        if (form.sendAt && sendAt <= now)
          fail('invalid_fields', { fields: { sendAt: 'Please choose a time in the future.' } });
        const id = await insertAnnouncement(tx, {
          staff_member_id: staff.staffMemberId,
          channel: form.channel,
          segment: JSON.stringify(form.segment),
          texts: JSON.stringify(form.texts),
          link_path: form.linkPath,
          send_at: sendAt.toISOString(),
          created_at: now.toISOString(),
        });
        // Later ones are found by the look of every minute.
        if (!form.sendAt) await jobs.enqueue(tx, sendAnnouncements, {});
        await record(tx, staff, { action: 'announcements.create', subject: { kind: 'announcement', id } });
        return { id };
      }),

    list: (paging: Paging): Promise<{ data: Announcement[]; total: number }> =>
      db.system(async (tx) => {
        const rows = await findAnnouncements(tx, windowOf(paging));
        return { data: rows.map(presentAnnouncement), total: await countAnnouncements(tx) };
      }),

    recipients: (id: number, paging: Paging): Promise<{ data: AnnouncementRecipient[]; total: number }> =>
      db.system(async (tx) => {
        if (!(await announcementExists(tx, id))) fail('not_found');
        const rows = await findRecipients(tx, id, windowOf(paging));
        return { data: rows.map(presentRecipient), total: await countRecipients(tx, id) };
      }),

    /** What has not left stays here, and prompts disappear from open panels. A mail that has left has left. */
    stop: (staff: Staff, id: number): Promise<void> =>
      db.system(async (tx) => {
        if (!(await stop(tx, id, clock.now().toISOString())))
          fail((await announcementExists(tx, id)) ? 'not_possible_now' : 'not_found');
        const prompts = await takePrompts(tx, id);
        await deletePrompts(
          tx,
          prompts.map(({ prompt_id }) => prompt_id),
        );
        await record(tx, staff, { action: 'announcements.stop', subject: { kind: 'announcement', id } });
        const event = { kind: 'prompts' } as const;
        for (const [customerId, rows] of Map.groupBy(prompts, ({ customer_id }) => customer_id))
          await notifyTeams(
            tx,
            customerId,
            rows.map(({ provider_id: providerId }) => ({ providerId, event })),
          );
      }),
  };
}
