import { buildCard, buildInvoice, buildPayment } from '#domains/money/payments/payments.factory.ts';
import { monthsLater, partsOf } from '@bellbird/contract/money/payments';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';

type Vendor = { customerId: number; owner: number; providers: Record<'barn' | 'photographer', number> };

/** The prime customer's books: a package paid at once, one in instalments of which the last is to come, two cards. */
export async function demoPayments(tx: Tx, { customerId, owner, providers }: Vendor, now: Date): Promise<void> {
  await buildCard(tx, { customer_id: customerId, token: 'pm_sandbox4242demo', is_primary: true });
  await buildCard(tx, {
    customer_id: customerId,
    token: 'pm_sandbox4444demo',
    brand: 'mastercard',
    last4: '4444',
    expiry_month: 11,
    expiry_year: 2032,
  });
  await tx
    .insertInto('billing_details')
    .values({
      customer_id: customerId,
      name: 'Wattle Creek Estate Pty Ltd',
      abn: '51824753556',
      address: '214 Tannery Road, Berry NSW 2535',
    })
    .execute();
  const by = { customer_id: customerId, created_by: owner };
  await paidAtOnce(tx, { ...by, provider_id: providers.barn }, 'Spotlight', dayOf(now, -125));
  await paidAtOnce(tx, { ...by, provider_id: providers.barn }, 'Film at your place', dayOf(now, -80));
  await inInstalments(tx, { ...by, provider_id: providers.photographer }, dayOf(now, -52));
}

/** A limited package whose upgrade did not go through. */
export async function demoFailedPayment(tx: Tx, username: string, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('customer_users')
    .innerJoin('logins', 'logins.id', 'customer_users.login_id')
    .innerJoin('customer_user_providers as l', 'l.customer_user_id', 'customer_users.id')
    .select(['customer_users.id', 'customer_users.customer_id', 'l.provider_id'])
    .where('logins.username', '=', username)
    .executeTakeFirstOrThrow();
  const { amount } = await priceOf(tx, 'Plus', user.provider_id);
  const day = dayOf(now, -3);
  await buildPayment(tx, {
    customer_id: user.customer_id,
    provider_id: user.provider_id,
    created_by: user.id,
    amount_cents: amount,
    due_date: day,
    created_at: `${day}T03:00:00Z`,
    status: 'failed',
    failure: 'insufficient_funds',
    parts: [{ status: 'failed' }],
  });
}

type Whose = { customer_id: number; provider_id: number; created_by: number };

async function paidAtOnce(tx: Tx, whose: Whose, product: string, day: string): Promise<void> {
  const { id: productId, amount } = await priceOf(tx, product, whose.provider_id);
  const at = `${day}T03:00:00Z`;
  const { id, installmentIds } = await buildPayment(tx, {
    ...whose,
    product_id: productId,
    product_name: product,
    amount_cents: amount,
    due_date: day,
    status: 'paid',
    started_at: at,
    created_at: at,
    parts: [{ status: 'paid', paid_at: at }],
  });
  await invoice(tx, whose, { paymentId: id, installmentId: installmentIds[0] ?? 0, amount, day, product });
}

async function inInstalments(tx: Tx, whose: Whose, day: string): Promise<void> {
  const { id: productId, amount } = await priceOf(tx, 'Plus', whose.provider_id);
  const at = `${day}T04:00:00Z`;
  const parts = partsOf(amount, 3).map((cents, index) => {
    const due = monthsLater(day, index);
    const paid = { status: 'paid' as const, paid_at: `${due}T21:00:00Z` };
    return { amount_cents: cents, due_date: due, ...(index < 2 && paid) };
  });
  const { id, installmentIds } = await buildPayment(tx, {
    ...whose,
    product_id: productId,
    amount_cents: amount,
    due_date: parts[2]?.due_date ?? day,
    started_at: at,
    created_at: at,
    parts,
  });
  for (const [index, part] of parts.slice(0, 2).entries()) {
    const product = `Plus, instalment ${index + 1} of 3`;
    const installmentId = installmentIds[index] ?? 0;
    await invoice(tx, whose, { paymentId: id, installmentId, amount: part.amount_cents, day: part.due_date, product });
  }
}

type Invoiced = { paymentId: number; installmentId: number; amount: number; day: string; product: string };

async function invoice(tx: Tx, { customer_id, provider_id }: Whose, of: Invoiced): Promise<void> {
  const provider = await tx
    .selectFrom('providers')
    .select('name')
    .where('id', '=', provider_id)
    .executeTakeFirstOrThrow();
  await buildInvoice(tx, {
    customer_id,
    payment_id: of.paymentId,
    installment_id: of.installmentId,
    amount_cents: of.amount,
    issued_on: of.day,
    description: `${of.product} for ${provider.name}`,
    buyer_name: 'Wattle Creek Estate Pty Ltd',
    buyer_abn: '51824753556',
    buyer_address: '214 Tannery Road, Berry NSW 2535',
  });
}

/** What a product costs this provider. */
async function priceOf(tx: Tx, name: string, providerId: number): Promise<{ id: number; amount: number }> {
  const row = await tx
    .selectFrom('providers')
    .innerJoin('provider_categories as c', 'c.id', 'providers.category_id')
    .innerJoin('product_prices as price', 'price.category_type', 'c.category_type')
    .innerJoin('products', 'products.id', 'price.product_id')
    .select(['products.id', 'price.amount_cents'])
    .where('providers.id', '=', providerId)
    .where('products.name', '=', name)
    .executeTakeFirstOrThrow();
  return { id: row.id, amount: row.amount_cents };
}

function dayOf(now: Date, days: number): string {
  return addDays(now, days).toISOString().slice(0, 10);
}
