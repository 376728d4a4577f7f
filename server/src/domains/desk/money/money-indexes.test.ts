import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPayment } from '#domains/money/payments/payments.factory.ts';
import { type World, startWorld } from '#testing/world.ts';
import { listDisputes, listInstalments, listPayouts, listQuoteCharges, pageQuery } from './money-lists.repository.ts';

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
    // Rows of other vendors, whose quotes and charges are of no interest here.
    await sql`set local session_replication_role = replica`.execute(tx);
    const rows = sql`generate_series(1, 18000) n`;
    const day = sql`timestamptz '2020-01-01' + n / 5 * interval '1 day'`;
    const { customerId } = vendor;
    await sql`insert into quote_attempts (customer_id, quote_id, instalment_id, cents, fee_cents, account, key,
        card_token, status, created_at, settled_at)
      select ${customerId}, n, n, 1000, 30, 'acct', 'key' || n, 'card', 'paid', ${day}, ${day} from ${rows}`.execute(
      tx,
    );
    const dispute = sql`select 'dp' || n, ${customerId}, n, 1000, 'general',
        case when n % 900 = 0 then 'open' else 'lost' end, ${day} from ${rows}`;
    await sql`insert into quote_disputes (gateway_id, customer_id, attempt_id, cents, reason, status, opened_at)
      ${dispute}`.execute(tx);
    await sql`insert into payment_disputes (gateway_id, customer_id, attempt_id, amount_cents, reason, status, opened_at)
      ${dispute}`.execute(tx);
    await sql`insert into quote_payouts (gateway_id, customer_id, provider_id, cents, status, arrives_on, created_at)
      select 'po' || n, ${customerId}, ${place.provider_id}, 1000, case when n % 900 = 0 then 'failed' else 'arrived' end,
        date '2020-01-01', ${day} from ${rows}`.execute(tx);
    await sql`analyze payment_installments, quote_attempts, quote_disputes, payment_disputes, quote_payouts`.execute(
      tx,
    );
  });
});
afterAll(() => world.close());

const month = { from: new Date('2026-06-01T00:00:00Z'), to: new Date('2026-07-01T00:00:00Z') };

const explain = (query: ReturnType<typeof pageQuery>) =>
  world.build(async (tx) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

test.each([
  ['received', 'payment_installments_paid'],
  ['due', 'payment_installments_due'],
  ['failed', 'payment_installments_failed'],
] as const)('instalments that are %s are read by their index', async (list, index) => {
  const query = pageQuery(listInstalments({ list, month, today: '2026-11-16' }), { limit: 25, offset: 0 });
  const plan = await explain(query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on payment_installments');
});

test.each([
  ['what couples paid in a month', listQuoteCharges(month), 'quote_attempts_settled', 'quote_attempts'],
  ['open disputes about quotes', listDisputes('open'), 'quote_disputes_open', 'quote_disputes'],
  ['open disputes about packages', listDisputes('open'), 'payment_disputes_open', 'payment_disputes'],
  ['failed payouts', listPayouts('failed'), 'quote_payouts_failed', 'quote_payouts'],
  ['all payouts', listPayouts(undefined), 'quote_payouts_recent', 'quote_payouts'],
] as const)('%s are read by their index', async (_list, listed, index, table) => {
  const plan = await explain(pageQuery(listed, { limit: 25, offset: 0 }));
  expect(plan).toContain(index);
  expect(plan).not.toContain(`Seq Scan on ${table}`);
});
