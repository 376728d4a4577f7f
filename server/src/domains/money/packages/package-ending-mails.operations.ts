import type { Db, Tx } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { findCustomerUser, lockManagers } from '#domains/people/customer-users/customer-users.public.ts';
import { sendPackageEnding } from './packages.job-definitions.ts';
import { packageEndingMail } from './packages.mails.ts';

export type PackageEnding = {
  customerId: number;
  providerId: number;
  packageName: string;
  /** Null: it runs again. */
  reason: string | null;
};

/** Tells the vendor that the team ended their package, or gave it back: in the panel, and those who manage by mail. */
export async function tellOfEnding(
  tx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  { at, ...ending }: PackageEnding & { at: Date },
): Promise<void> {
  const { customerId, providerId, packageName, reason } = ending;
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: (reason === null ? `${packageName} runs again` : `We’ve ended ${packageName}`).slice(0, 120),
    body_html:
      reason === null
        ? '<p>You have everything it includes again.</p>'
        : `<p>From today you’re on the limited package. Your account manager can help. The reason: ${escapeHtml(reason)}</p>`,
    link_path: `/providers/${providerId}/payments?tab=packages`,
    link_text: 'See packages',
    created_at: at.toISOString(),
  });
  await notifyTeams(tx, customerId, [
    { providerId, event: { kind: 'payments' } },
    { providerId, event: { kind: 'prompts' } },
  ]);
  for (const managerId of await lockManagers(tx, customerId))
    await jobs.enqueue(tx, sendPackageEnding, { ...ending, managerId });
}

export async function mailEnding(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { managerId, ...ending }: PackageEnding & { managerId: number },
): Promise<void> {
  const manager = await db.system((tx) => findCustomerUser(tx, ending.customerId, managerId));
  const to = manager?.email;
  if (to) await deliver(() => mailer.send({ to, ...packageEndingMail({ ...ending, name: manager.name }, baseUrl) }));
}
