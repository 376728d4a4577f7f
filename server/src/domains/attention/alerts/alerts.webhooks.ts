import type { Db } from '#platform/db/db.ts';
import type { Webhook } from '#platform/http/webhooks.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateDelivery } from './alert-deliveries.repository.ts';

const RESULTS: Readonly<Record<string, 'arrived' | 'failed'>> = {
  delivered: 'arrived',
  failed: 'failed',
  undelivered: 'failed',
};

/** What the SMS gateway reports about our texts to the team. */
export function alertsWebhooks({ db, clock }: { db: Db; clock: Clock }): Webhook[] {
  return [
    {
      path: '/hooks/sms/alerts/:deliveryId',
      handler: async ({ MessageStatus = '' }, { deliveryId = '' }) => {
        const id = Number(deliveryId);
        const status = RESULTS[MessageStatus];
        if (!Number.isSafeInteger(id) || !status) return undefined;
        await db.system((tx) => updateDelivery(tx, id, { status, at: clock.now().toISOString() }));
        return undefined;
      },
    },
  ];
}
