import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildCoupon, buildDiscount } from '#domains/reputation/discounts/discounts.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import { photograph } from './photographs/photograph.ts';

type Vendor = { customerId: number; owner: number; providers: Record<'barn' | 'photographer', number> };

const PICTURE = 'public/offers/demo-winter-fridays.jpg';
const WIDTH = 900;
const CODES = ['BARN2W7K', 'FIRE9MQX', 'JUNE4HTC', 'DUSK6RVA'];

/** A published offer with coupons, one that waits for approval, and a rejected one. */
export async function demoDiscounts(storage: Storage, vendor: Vendor, now: Date): Promise<(tx: Tx) => Promise<void>> {
  await storage.put(PICTURE, await photograph('barn', WIDTH), { contentType: 'image/jpeg' });
  return (tx) => writeDiscounts(tx, vendor, now);
}

async function writeDiscounts(tx: Tx, { customerId, owner, providers }: Vendor, now: Date): Promise<void> {
  const day = (days: number) => addDays(now, days).toISOString().slice(0, 10);
  const at = (days: number) => addDays(now, days).toISOString();
  const winter = await buildDiscount(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    title: 'Winter Fridays',
    intro: 'The fire’s on and the whole barn is yours, for the price of a Tuesday.',
    discount_text: '20% off exclusive venue hire',
    gift_text: 'A bonfire at dusk, marshmallows included',
    short_description: 'For Fridays from June to August, up to 160 guests.',
    discount_ratio: 20,
    is_primary: true,
    price_before: 8900,
    price_after: 7120,
    valid_from: day(-40),
    valid_until: day(120),
    image_key: PICTURE,
    status: 'approved',
    created_at: at(-42),
  });
  const waiting = await buildDiscount(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    title: 'Pay in six instalments',
    intro: 'From the deposit to the wedding day, interest-free.',
    discount_type: 'installment',
    discount_ratio: null,
    installment_count: 6,
    valid_from: day(5),
    valid_until: day(200),
    created_at: at(-0.3),
  });
  await buildApproval(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    kind: 'discount',
    subject_id: waiting.id,
    customer_user_id: owner,
    asked_at: at(-0.3),
  });
  await buildDiscount(tx, {
    customer_id: customerId,
    provider_id: providers.photographer,
    title: 'An hour on us',
    intro: 'Book eight hours, get nine.',
    discount_ratio: 10,
    price_before: 4200,
    price_after: 3780,
    valid_from: day(-3),
    valid_until: day(60),
    status: 'rejected',
    reject_reason: 'the prices don’t add up',
    created_at: at(-4),
  });
  const leads = await tx
    .selectFrom('leads')
    .select(['id', 'couple_name'])
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providers.barn)
    .orderBy('id')
    .limit(CODES.length)
    .execute();
  for (const [index, lead] of leads.entries()) {
    await buildCoupon(tx, {
      customer_id: customerId,
      discount_id: winter.id,
      lead_id: lead.id,
      couple_name: lead.couple_name,
      code: CODES[index] ?? '',
      created_at: at(-30 + index * 7),
      used_at: index === 0 ? at(-12) : null,
    });
  }
}
