import { buildPrompt } from '#domains/prompts/prompts.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';

/** What the to-do list of the demo's owner holds. */
export async function demoPrompts(tx: Tx, customerId: number, providerId: number, now: Date): Promise<void> {
  const about = { customer_id: customerId, provider_id: providerId };
  const daysAgo = (days: number) => addDays(now, -days).toISOString();
  await buildPrompt(tx, {
    ...about,
    title: 'Your prices expire in 8 days',
    body_html: '<p>Renew them so couples keep seeing <b>A$8,900</b> and your menus.</p>',
    link_path: `/providers/${providerId}/info/budget`,
    link_text: 'Update prices',
    created_at: daysAgo(0.2),
  });
  await buildPrompt(tx, {
    ...about,
    title: 'Two comments wait for a reply',
    body_html: '<p>Nina &amp; Cole gave you 5 stars and 140 words.</p>',
    link_path: '/provider-testimonials',
    link_text: 'Read and reply',
    created_at: daysAgo(1.1),
  });
  await buildPrompt(tx, {
    ...about,
    title: '3 photos are live',
    body_html: '<p>Our team approved them. The rest are still in the queue.</p>',
    link_path: '/galleries',
    link_text: 'Open gallery',
    created_at: daysAgo(2),
    completed_at: daysAgo(1.8),
  });
}
