import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPayment } from '#domains/money/payments/payments.factory.ts';
import { type World, startWorld } from '#testing/world.ts';
import { listInstalments, pageQuery } from './money-lists.repository.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
  const vendor = await world.owner();
  await world.build(async (tx) => {
    const { id: productId } = await tx
      .selectFrom('products')
      .select('id')
      .where('name', '=', 'Plus')
      .executeTakeFirstOrThrow();
    const place = { customer_id: vendor.customerId, provider_id: vendor.providerIds[0] ?? 0, product_id: productId };
    const { id } = await buildPayment(tx, { ...place, status: 'paid' });
    // Ten years of instalments, of which a few are due or have failed.
    await sql`insert into payment_installments (customer_id, payment_id, number, amount_cents, due_date, status, paid_at)
      select ${vendor.customerId}, ${id}, 100 + n, 1000, date '2020-01-01' + n / 5,
        case when n % 500 = 0 then 'failed' when n % 400 = 0 then 'pending' else 'paid' end,
        case when n % 500 = 0 or n % 400 = 0 then null else timestamptz '2020-01-01' + n / 5 * interval '1 day' end
      from generate_series(1, 18000) n`.execute(tx);
    await sql`analyze payment_installments`.execute(tx);
  });
});
afterAll(() => world.close());

const month = { from: new Date('2026-06-01T00:00:00Z'), to: new Date('2026-07-01T00:00:00Z') };

test.each([
  ['received', 'payment_installments_paid'],
  ['due', 'payment_installments_due'],
  ['failed', 'payment_installments_failed'],
] as const)('instalments that are %s are read by their index', async (list, index) => {
  const query = pageQuery(listInstalments({ list, month, today: '2026-11-16' }), { limit: 25, offset: 0 });
  const plan = await world.build(async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on payment_installments');
});
