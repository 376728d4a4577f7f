import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { PushSubscriptionTable } from './push.tables.ts';

type Given = Partial<Insertable<PushSubscriptionTable>> & {
  customer_id: number;
  customer_user_id: number;
  access_token_id: number;
};

export function buildPushSubscription(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('push_subscriptions')
    .values({
      endpoint: 'https://fcm.googleapis.com/fcm/send/one',
      p256dh: `BP${'4'.repeat(85)}`,
      auth: 'c2l4dGVlbi1ieXRlcy1oZQ',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
