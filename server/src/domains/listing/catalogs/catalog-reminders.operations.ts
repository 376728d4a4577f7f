import type { Tx } from '#platform/db/db.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { completePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { findReminderPrompts } from './catalog-reminders.repository.ts';

type CatalogKey = { id: number; customer_id: number; provider_id: number };

/** Completes the prompts about a catalog's expiry once its prices expire on another day, or it is deleted (undefined). */
export async function completeReminders(
  tx: Tx,
  { id, customer_id: customerId, provider_id: providerId }: CatalogKey,
  expireAt: string | undefined,
  at: Date,
): Promise<void> {
  const promptIds = await findReminderPrompts(tx, customerId, id, expireAt);
  if (promptIds.length === 0) return;
  await completePrompts(tx, customerId, promptIds, at.toISOString());
  await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
}
