import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts } from '#domains/attention/prompts/prompts.public.ts';
import { limitProviders } from '#domains/listing/providers/providers.public.ts';
import { unmarkPayingCustomers } from '#domains/people/customers/customers.public.ts';
import { LIMITED_PRODUCT } from './limited-product.rules.ts';
import { completeEndPrompts } from './package-ends.operations.ts';
import { type EndingRow, claimEndingPackages, insertPackageReminders } from './package-ends.repository.ts';
import { describeEnd } from './package-ends.rules.ts';

/** Providers in one transaction. */
const BATCH = 100;

/** Reminds of the end of packages a month and a week before and on the day, each once, and limits what has ended. */
export function createPackageEndsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async processAll(): Promise<void> {
      let processed = BATCH;
      while (processed === BATCH) processed = await db.system((tx) => processBatch(tx, clock.now()));
    },
  };
}

async function processBatch(tx: Tx, now: Date): Promise<number> {
  const ending = await claimEndingPackages(tx, now.toISOString(), BATCH);
  if (ending.length === 0) return 0;
  for (const { customer_id: customerId, id } of ending)
    await completeEndPrompts(tx, { customerId, providerId: id, at: now });
  await insertReminders(tx, ending, now);
  const ended = ending.filter(({ days_before }) => days_before === 0);
  if (ended.length > 0) await limitEnded(tx, ended);
  for (const { customer_id: customerId, id: providerId } of ending)
    await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
  return ending.length;
}

async function insertReminders(tx: Tx, ending: readonly EndingRow[], now: Date): Promise<void> {
  const prompts = ending.map((each) => describeEnd(each, now));
  const promptIds = await addPrompts(tx, prompts);
  const reminders = ending.map(({ customer_id, id, date_end, days_before }, index) => ({
    customer_id,
    provider_id: id,
    date_end,
    days_before,
    prompt_id: promptIds[index] ?? 0,
  }));
  await insertPackageReminders(tx, reminders);
}

async function limitEnded(tx: Tx, ended: readonly EndingRow[]): Promise<void> {
  const providerIds = ended.map(({ id }) => id);
  await limitProviders(tx, providerIds, LIMITED_PRODUCT);
  await unmarkPayingCustomers(tx, providerIds);
  for (const { customer_id: customerId, id } of ended)
    await record(tx, { kind: 'system' }, { action: 'packages.end', customerId, subject: { kind: 'provider', id } });
}
