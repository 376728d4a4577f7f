import { CATALOG_REMINDER_DAYS } from '@bellbird/contract/shared/limits';
import type { Db, Tx } from '#platform/db/db.ts';
import { escapeHtml } from '#platform/mail/escape-html.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { addPrompts } from '#domains/attention/prompts/prompts.public.ts';
import { type ExpiringRow, insertReminders, lockExpiring } from './catalog-reminders.repository.ts';

/** Catalogs per transaction. */
const BATCH = 200;

export type CatalogRemindersService = ReturnType<typeof createCatalogRemindersService>;

/** Adds ‘Your prices expire’ to the to-do list of the users who manage them, once for each catalog and expiry. */
export function createCatalogRemindersService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async remind(): Promise<void> {
      let count = BATCH;
      while (count === BATCH) count = await db.system((tx) => remindBatch(tx, clock.now()));
    },
  };
}

async function remindBatch(tx: Tx, now: Date): Promise<number> {
  const expiring = await lockExpiring(tx, now.toISOString(), CATALOG_REMINDER_DAYS, BATCH);
  if (expiring.length === 0) return 0;
  const promptIds = await addPrompts(
    tx,
    expiring.map((catalog) => toPrompt(catalog, now)),
  );
  await insertReminders(
    tx,
    expiring.map(({ id, customer_id, expire_at }, index) => ({
      customer_id,
      catalog_id: id,
      expire_at,
      prompt_id: promptIds[index] ?? 0,
    })),
  );
  for (const { customer_id: customerId, provider_id: providerId } of expiring)
    await notifyTeam(tx, { customerId, providerId }, { kind: 'prompts' });
  return expiring.length;
}

function toPrompt(catalog: ExpiringRow, now: Date) {
  const day = catalog.expire_at.split('-').reverse().join('.');
  return {
    customer_id: catalog.customer_id,
    provider_id: catalog.provider_id,
    type: 'prices',
    title: catalog.has_expired ? `Your prices expired on ${day}` : `Your prices expire on ${day}`,
    body_html: `<p>Renew <b>${escapeHtml(catalog.name)}</b> so that couples keep seeing your prices.</p>`,
    link_path: `/providers/${catalog.provider_id}/info/budget?catalog=${catalog.id}`,
    link_text: 'Renew prices',
    created_at: now.toISOString(),
  };
}
