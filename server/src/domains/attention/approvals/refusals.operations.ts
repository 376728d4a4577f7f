import type { Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompt } from '#domains/attention/prompts/prompts.public.ts';
import type { ApprovalSubject } from './approval-subjects.rules.ts';

type Refused = { customerId: number; providerId: number; subjectId: number; reason: string; at: Date };

/** Notifies the provider’s team of a refusal, with a link to fix it. */
export async function tellRefusal(tx: Tx, subject: ApprovalSubject, refused: Refused): Promise<void> {
  const { customerId, providerId, subjectId, reason, at } = refused;
  const seen = (await subject.describe(tx, [subjectId])).get(subjectId);
  const title = seen?.title ?? 'your change';
  const told = subject.refusal?.({ title, reason }) ?? {
    title: `Not published: ${title}`,
    text: `The marketplace team couldn’t approve this: ${reason}. Change it and we’ll check it again.`,
  };
  await addPrompt(tx, {
    customer_id: customerId,
    provider_id: providerId,
    type: 'notification',
    title: told.title.slice(0, 120),
    body_html: `<p>${escapeHtml(told.text)}</p>`,
    link_path: seen?.path ?? null,
    link_text: seen ? 'View' : null,
    created_at: at.toISOString(),
  });
  await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
}
