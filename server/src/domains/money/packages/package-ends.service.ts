import type { Db, Tx } from '#platform/db/db.ts';
import { record } from '#platform/audit/audit.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import { shownDay } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts, completePrompts } from '#domains/attention/prompts/prompts.public.ts';
import { LIMITED_PRODUCT } from './limited-product.ts';
import {
  type EndingRow,
  claimEnding,
  findEarlierPrompts,
  insertPackageReminders,
  putOnLimited,
} from './package-ends.repository.ts';

/** So many providers in one transaction. */
const BATCH = 100;

/** Tells of packages that end, a month and a week before and when they have, each once; what has ended is limited from then on. */
export async function lookAtPackageEnds({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  let told = BATCH;
  while (told === BATCH) told = await db.system((tx) => lookAtBatch(tx, clock.now()));
}

async function lookAtBatch(tx: Tx, now: Date): Promise<number> {
  const ending = await claimEnding(tx, now.toISOString(), BATCH);
  if (ending.length === 0) return 0;
  for (const { customer_id: customerId, id } of ending) await settleEnds(tx, { customerId, providerId: id, at: now });
  const promptIds = await addPrompts(
    tx,
    ending.map((each) => promptOf(each, now)),
  );
  await insertPackageReminders(
    tx,
    ending.map(({ customer_id, id, date_end, days_before }, index) => ({
      customer_id,
      provider_id: id,
      date_end,
      days_before,
      prompt_id: promptIds[index] ?? 0,
    })),
  );
  const ended = ending.filter(({ days_before }) => days_before === 0);
  if (ended.length > 0) {
    await putOnLimited(
      tx,
      ended.map(({ id }) => id),
      LIMITED_PRODUCT,
    );
    for (const { customer_id: customerId, id } of ended)
      await record(tx, { kind: 'system' }, { action: 'packages.end', customerId, subject: { kind: 'provider', id } });
  }
  for (const { customer_id: customerId, id: providerId } of ending)
    await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
  return ending.length;
}

function promptOf({ id, customer_id, package_name, date_end, days_before }: EndingRow, now: Date) {
  const day = shownDay(date_end);
  const name = escapeHtml(package_name);
  return {
    customer_id,
    provider_id: id,
    type: 'package',
    title: days_before === 0 ? `Your package ended on ${day}` : `Your package ends on ${day}`,
    body_html:
      days_before === 0
        ? `<p>Your listing is on the limited package now. Renew <b>${name}</b> to see every couple who asks.</p>`
        : `<p>Renew <b>${name}</b> so that you keep seeing every couple who asks. What is left of it is added.</p>`,
    link_path: `/providers/${id}/payments?tab=packages`,
    link_text: 'See packages',
    created_at: now.toISOString(),
  };
}

/** What was said about an end is done once there is another one to tell of, or the package goes on. */
export async function settleEnds(
  tx: Tx,
  { customerId, providerId, at }: { customerId: number; providerId: number; at: Date },
): Promise<void> {
  const promptIds = await findEarlierPrompts(tx, customerId, providerId);
  if (promptIds.length > 0) await completePrompts(tx, customerId, promptIds, at.toISOString());
}
