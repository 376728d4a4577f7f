import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildTestimonial } from '#domains/reputation/testimonials/testimonials.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';

type Vendor = { customerId: number; providers: Record<'barn' | 'photographer', number> };

const COMMENTS = [
  {
    at: 'barn',
    couple_name: 'Nina & Cole',
    rating: 5,
    comments:
      'From the first visit to the last dance someone was always there for us. The lights over the long tables looked even better than in the pictures.',
    reply: 'You two danced until the last light went out. Thank you for filling the barn with so much laughter.',
    featured: true,
    daysAgo: 60,
  },
  {
    at: 'barn',
    couple_name: 'Mei & Jonathan',
    rating: 4,
    comments: 'Beautiful place, kind people. Parking was tight for our coaches, but the team sorted it out on the day.',
    daysAgo: 21,
  },
  {
    at: 'photographer',
    couple_name: 'Zara & Luca',
    rating: 5,
    comments: 'We hardly noticed them, yet they caught every moment we remember.',
    daysAgo: 9,
  },
] as const;

/** Comments with and without a reply, and one that waits for approval. */
export async function demoTestimonials(tx: Tx, { customerId, providers }: Vendor, now: Date): Promise<void> {
  const days = (ago: number) => addDays(now, -ago).toISOString();
  for (const { at, daysAgo, ...comment } of COMMENTS) {
    await buildTestimonial(tx, {
      customer_id: customerId,
      provider_id: providers[at],
      status: 'active',
      wedding_date: days(daysAgo + 20).slice(0, 10),
      created_at: days(daysAgo),
      replied_at: 'reply' in comment ? days(daysAgo - 1) : null,
      ...comment,
    });
  }
  const waiting = await buildTestimonial(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    couple_name: 'Hana & Piotr',
    rating: 5,
    comments: 'On their card: ‘The apple trees, the fire, the quiet on Sunday morning. We’d get married there again.’',
    added_by: 'vendor',
    created_at: days(1),
  });
  await buildApproval(tx, {
    customer_id: customerId,
    provider_id: providers.barn,
    kind: 'testimonial',
    subject_id: waiting.id,
    asked_at: days(1),
  });
}
