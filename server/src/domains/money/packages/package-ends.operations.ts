import type { Tx } from '#platform/db/db.ts';
import { completePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { findReminderPrompts } from './package-ends.repository.ts';

/** Reminders about the end of a package are done once there is a newer one, or the package was renewed. */
export async function completeEndPrompts(
  tx: Tx,
  { customerId, providerId, at }: { customerId: number; providerId: number; at: Date },
): Promise<void> {
  const promptIds = await findReminderPrompts(tx, customerId, providerId);
  if (promptIds.length > 0) await completePrompts(tx, customerId, promptIds, at.toISOString());
}
