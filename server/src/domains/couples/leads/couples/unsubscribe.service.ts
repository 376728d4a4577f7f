import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { UnsubscribeTokensService } from './unsubscribe-tokens.service.ts';
import { deleteSuppressions, findSubscription, insertSuppressions } from './unsubscribe.repository.ts';

export type UnsubscribeService = ReturnType<typeof createUnsubscribeService>;
type Ports = { db: Db; clock: Clock; unsubscribeTokens: UnsubscribeTokensService };

/** Couples who want no more mail than what vendors write to them in person. Twice is the same as once. */
export function createUnsubscribeService({ db, clock, unsubscribeTokens }: Ports) {
  const parse = (token: string) => unsubscribeTokens.parse(token) ?? fail('not_found');

  return {
    read: (token: string): Promise<{ isUnsubscribed: boolean }> =>
      db.system(async (tx) => {
        const { unsubscribed_at: at } = (await findSubscription(tx, parse(token))) ?? fail('not_found');
        return { isUnsubscribed: at !== null };
      }),

    change: (token: string, isUnsubscribed: boolean): Promise<{ isUnsubscribed: boolean }> =>
      db.system(async (tx) => {
        const coupleId = parse(token);
        if (!(await findSubscription(tx, coupleId))) fail('not_found');
        if (isUnsubscribed) await insertSuppressions(tx, coupleId, clock.now().toISOString());
        else await deleteSuppressions(tx, coupleId);
        return { isUnsubscribed };
      }),
  };
}
