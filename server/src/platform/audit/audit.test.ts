import { afterAll, beforeAll, expect, test } from 'vitest';
import { type World, startWorld } from '#testing/world.ts';
import type { Member } from '../auth/caller.ts';
import { record, recordActing } from './audit.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

const actionsOf = (customerId: number) =>
  world.build(async (tx) => {
    const rows = await tx
      .selectFrom('audit_entries')
      .select(['action', 'actor_kind', 'actor_id', 'acting_for'])
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .execute();
    return rows;
  });

test('AUTH-055 a deed done for a user is put down to the staff member, once, also where the use case is silent', async () => {
  const { customerId, id: customerUserId } = await world.owner();
  const caller = (): Member => ({
    kind: 'member',
    tokenId: 1,
    loginId: 1,
    customerId,
    customerUserId,
    canManage: true,
    passwordChangeRequired: false,
    links: [],
    actor: { staffMemberId: 7, mayChange: true },
  });
  const [silent, telling] = [caller(), caller()];
  await world.db.tenant(customerId, async (tx) => {
    await recordActing(tx, silent, { action: 'leads.reject' });
    await record(tx, telling, { action: 'leads.reopen' });
    await recordActing(tx, telling, { action: 'leads.reopen' });
  });
  const who = { actor_kind: 'staff', actor_id: 7, acting_for: customerUserId };
  expect(await actionsOf(customerId)).toEqual([
    { action: 'leads.reject', ...who },
    { action: 'leads.reopen', ...who },
  ]);
});
