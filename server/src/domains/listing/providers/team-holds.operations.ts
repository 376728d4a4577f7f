import type { Db, Tx } from '#platform/db/db.ts';
import { deliver } from '#platform/jobs/deliver.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import { findCustomerUser } from '#domains/people/customer-users/customer-users.public.ts';
import { holdMail } from './providers.mails.ts';
import { lockHold } from './providers.repository.ts';

type Of = { customerId: number; providerId: number };

/** Tells the provider’s team that couples no longer see it, or see it again. */
export async function promptOfHold(
  tx: Tx,
  { customerId, providerId, name, reason, at }: Of & { name: string; reason: string | null; at: Date },
): Promise<void> {
  const title = reason === null ? `${name} is visible again` : `We’ve put ${name} on hold`;
  const text =
    reason === null
      ? 'Couples can find it and send requests.'
      : `Couples can’t find it until we release it. Your account manager can help. The reason: ${escapeHtml(reason)}`;
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: title.slice(0, 120),
    body_html: `<p>${text}</p>`,
    link_path: '/providers',
    link_text: 'View',
    created_at: at.toISOString(),
  });
  await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
}

/** One mail for each manager, unless the hold has changed since: then that change has a mail of its own. */
export async function mailHold(
  { db, mailer, baseUrl }: { db: Db; mailer: Mailer; baseUrl: string },
  { customerId, providerId, managerId, reason }: Of & { managerId: number; reason: string | null },
): Promise<void> {
  const [provider, manager] = await db.system((tx) =>
    Promise.all([lockHold(tx, providerId), findCustomerUser(tx, customerId, managerId)]),
  );
  const to = manager?.email;
  const isNow = provider?.on_hold === (reason !== null) && provider.team_hold_reason === reason;
  if (!isNow || !to) return;
  const facts = { name: manager.name, providerName: provider.name, reason, baseUrl };
  await deliver(() => mailer.send({ to, ...holdMail(facts) }));
}
