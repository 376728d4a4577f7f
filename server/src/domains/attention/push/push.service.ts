import type { PushDevice } from '@bellbird/contract/attention/push';
import { PUSH_DEVICES_MAX } from '@bellbird/contract/shared/limits';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { PushServices } from '#platform/push/push-services.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteOwn, dropOldest, keepSubscription } from './push.repository.ts';

export type PushService = ReturnType<typeof createPushService>;

/** The browsers that receive push messages. */
export function createPushService({ db, clock, pushServices }: { db: Db; clock: Clock; pushServices: PushServices }) {
  return {
    async subscribe(caller: Member, { endpoint, keys, tags }: PushDevice): Promise<{ id: number }> {
      if (tags.userId !== caller.customerUserId) fail('forbidden');
      if (!pushServices(endpoint)) {
        fail('invalid_fields', { fields: { endpoint: 'This is not the address of a push service we know.' } });
      }
      const { customerId, customerUserId } = caller;
      return db.tenant(customerId, async (tx) => {
        const id = await keepSubscription(tx, {
          customer_id: customerId,
          customer_user_id: customerUserId,
          access_token_id: caller.tokenId,
          endpoint,
          p256dh: keys.p256dh,
          auth: keys.auth,
          heard_at: clock.now().toISOString(),
        });
        await dropOldest(tx, customerId, customerUserId, PUSH_DEVICES_MAX);
        return { id };
      });
    },

    async unsubscribe(caller: Member, id: number): Promise<void> {
      const isGone = await db.tenant(caller.customerId, (tx) => deleteOwn(tx, caller, id));
      if (!isGone) fail('not_found');
    },
  };
}
