import { buildOrder } from '#domains/money/orders/orders.factory.ts';
import { buildCard, buildDirectDebit, buildInvoice, buildPayment } from '#domains/money/payments/payments.factory.ts';
import { monthsLater, splitAmount } from '@bellbird/contract/money/payments';
import type { Tx } from '#platform/db/db.ts';
import { insertAttempt } from '#domains/money/payments/attempts.repository.ts';
import { addDays } from '#platform/time/calendar.ts';
import { DEMO_CHARGE } from './demo-bank.ts';

type Vendor = { customerId: number; owner: number; providers: Record<'barn' | 'photographer', number> };

/**
 * The main demo customer: a package paid at once, one in instalments with the last one to come, a film that was
 * delivered, a tour that is still to come, two cards and a direct debit.
 */
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
  await buildDirectDebit(tx, { customer_id: customerId, agreed_by: owner, agreed_at: addDays(now, -90).toISOString() });
  const owned = { customer_id: customerId, created_by: owner };
  await addPaidPayment(tx, { ...owned, provider_id: providers.barn }, 'Spotlight', toDay(now, -125));
  const ofBarn = { ...owned, provider_id: providers.barn };
  const film = await addPaidPayment(tx, ofBarn, 'Film at your place', toDay(now, -80));
  const tour = await addPaidPayment(tx, ofBarn, '360° tour', toDay(now, -4));
  const place = { customer_id: customerId, provider_id: providers.barn };
  await buildOrder(tx, {
    ...place,
    payment_id: film,
    status: 'delivered',
    scheduled_on: toDay(now, -60),
    message: 'Your film is in your gallery. Thank you for the scones!',
    created_at: addDays(now, -80).toISOString(),
    closed_at: addDays(now, -52).toISOString(),
  });
  await buildOrder(tx, {
    ...place,
    product: '360° tour',
    payment_id: tour,
    due_on: toDay(now, 10),
    created_at: addDays(now, -4).toISOString(),
  });
  await addInstalmentPayment(tx, { ...owned, provider_id: providers.photographer }, toDay(now, -52));
}

/** An upgrade of the limited package whose payment failed. */
export async function demoFailedPayment(tx: Tx, username: string, now: Date): Promise<void> {
  const user = await tx
    .selectFrom('customer_users')
    .innerJoin('logins', 'logins.id', 'customer_users.login_id')
    .innerJoin('customer_user_providers as l', 'l.customer_user_id', 'customer_users.id')
    .select(['customer_users.id', 'customer_users.customer_id', 'l.provider_id'])
    .where('logins.username', '=', username)
    .executeTakeFirstOrThrow();
  const { amount } = await findPrice(tx, 'Plus', user.provider_id);
  const day = toDay(now, -3);
  await buildPayment(tx, {
    customer_id: user.customer_id,
    provider_id: user.provider_id,
    created_by: user.id,
    amount_cents: amount,
    due_date: day,
    created_at: `${day}T03:00:00Z`,
    status: 'failed',
    failure: 'insufficient_funds',
    installments: [{ status: 'failed' }],
  });
}

type PaymentOwner = { customer_id: number; provider_id: number; created_by: number };

async function addPaidPayment(tx: Tx, owner: PaymentOwner, product: string, day: string): Promise<number> {
  const { id: productId, amount } = await findPrice(tx, product, owner.provider_id);
  const at = `${day}T03:00:00Z`;
  const { id, installmentIds } = await buildPayment(tx, {
    ...owner,
    product_id: productId,
    product_name: product,
    amount_cents: amount,
    due_date: day,
    status: 'paid',
    started_at: at,
    created_at: at,
    installments: [{ status: 'paid', paid_at: at }],
  });
  const paid = { paymentId: id, installmentId: installmentIds[0] ?? 0, amount };
  await addCharge(tx, owner, { ...paid, at });
  await addInvoice(tx, owner, { ...paid, day, product });
  return id;
}

async function addInstalmentPayment(tx: Tx, owner: PaymentOwner, day: string): Promise<void> {
  const { id: productId, amount } = await findPrice(tx, 'Plus', owner.provider_id);
  const at = `${day}T04:00:00Z`;
  const installments = splitAmount(amount, 3).map((cents, index) => {
    const due = monthsLater(day, index);
    const paid = { status: 'paid' as const, paid_at: `${due}T21:00:00Z` };
    return { amount_cents: cents, due_date: due, ...(index < 2 && paid) };
  });
  const { id, installmentIds } = await buildPayment(tx, {
    ...owner,
    product_id: productId,
    amount_cents: amount,
    due_date: installments[2]?.due_date ?? day,
    started_at: at,
    created_at: at,
    installments,
  });
  for (const [index, installment] of installments.slice(0, 2).entries()) {
    const product = `Plus, instalment ${index + 1} of 3`;
    const installmentId = installmentIds[index] ?? 0;
    const charged = { paymentId: id, installmentId, amount: installment.amount_cents };
    await addCharge(tx, owner, { ...charged, at: `${installment.due_date}T21:00:00Z` });
    await addInvoice(tx, owner, { ...charged, day: installment.due_date, product });
  }
}

type Charged = { paymentId: number; installmentId: number; amount: number; at: string };

/** What the bank charged for a paid instalment; the sandbox’s bank is told of it at the start. */
async function addCharge(tx: Tx, { customer_id }: PaymentOwner, charged: Charged): Promise<void> {
  const { paymentId, installmentId, amount, at } = charged;
  await insertAttempt(tx, {
    customer_id,
    payment_id: paymentId,
    installment_id: installmentId,
    amount_cents: amount,
    key: `demo-${installmentId}`,
    card_token: 'pm_sandbox4242demo',
    status: 'paid',
    gateway_id: `${DEMO_CHARGE}${installmentId}`,
    created_at: at,
    settled_at: at,
  });
}

type Invoiced = { paymentId: number; installmentId: number; amount: number; day: string; product: string };

async function addInvoice(tx: Tx, { customer_id, provider_id }: PaymentOwner, invoiced: Invoiced): Promise<void> {
  const provider = await tx
    .selectFrom('providers')
    .select('name')
    .where('id', '=', provider_id)
    .executeTakeFirstOrThrow();
  await buildInvoice(tx, {
    customer_id,
    payment_id: invoiced.paymentId,
    installment_id: invoiced.installmentId,
    amount_cents: invoiced.amount,
    issued_on: invoiced.day,
    description: `${invoiced.product} for ${provider.name}`,
    buyer_name: 'Wattle Creek Estate Pty Ltd',
    buyer_abn: '51824753556',
    buyer_address: '214 Tannery Road, Berry NSW 2535',
  });
}

async function findPrice(tx: Tx, name: string, providerId: number): Promise<{ id: number; amount: number }> {
  const row = await tx
    .selectFrom('providers')
    .innerJoin('provider_categories as c', 'c.id', 'providers.category_id')
    .innerJoin('product_prices as price', 'price.category_type', 'c.category_type')
    .innerJoin('products', 'products.id', 'price.product_id')
    .select(['products.id', 'price.amount_cents'])
    .where('providers.id', '=', providerId)
    .where('products.name', '=', name)
    .$narrowType<{ amount_cents: number }>()
    .executeTakeFirstOrThrow();
  return { id: row.id, amount: row.amount_cents };
}

function toDay(now: Date, days: number): string {
  return addDays(now, days).toISOString().slice(0, 10);
}
