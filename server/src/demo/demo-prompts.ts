import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';

type TeamNotice = {
  at: 'barn' | 'photographer' | 'florist';
  type?: string;
  title: string;
  body: string;
  link: [path: string, text: string] | [];
  daysAgo: number;
  doneDaysAgo?: number;
};

const EXPIRING_PRICES = 'prices';

type Providers = Record<TeamNotice['at'], number>;

/** What the to-do list of the demo's owner holds beside what the rules put there: reminders, quick offers, missing data. */
const told = (providers: Providers): TeamNotice[] => [
  {
    at: 'barn',
    type: EXPIRING_PRICES,
    title: 'Your prices expire in 6 days',
    body: '<p>Renew them so couples keep seeing <b>A$195</b> per person and your menus.</p>',
    link: [`/providers/${providers.barn}/info/budget`, 'Update prices'],
    daysAgo: 0.2,
  },
  {
    at: 'photographer',
    title: 'Two comments wait for a reply',
    body: '<p>Nina &amp; Cole gave you 5 stars and 140 words.</p>',
    link: ['/provider-testimonials', 'Read and reply'],
    daysAgo: 1.1,
  },
  {
    at: 'barn',
    title: '3 photos are live',
    body: '<p>Our team approved them. The rest are still in the queue.</p>',
    link: ['/galleries', 'Open gallery'],
    daysAgo: 2,
    doneDaysAgo: 1.8,
  },
  {
    at: 'barn',
    title: 'Your November invoice is ready',
    body: '<p>A$242.00, paid with Visa 4242.</p>',
    link: [],
    daysAgo: 4,
    doneDaysAgo: 4,
  },
];

/** Answers the id of the prompt that reminds of expiring prices. */
export async function demoPrompts(tx: Tx, customerId: number, providers: Providers, now: Date): Promise<number> {
  let ofPrices = 0;
  const daysAgo = (days: number) => addDays(now, -days).toISOString();
  for (const each of told(providers)) {
    const { id } = await buildPrompt(tx, {
      customer_id: customerId,
      provider_id: providers[each.at],
      type: each.type ?? 'notification',
      title: each.title,
      body_html: each.body,
      link_path: each.link[0] ?? null,
      link_text: each.link[1] ?? null,
      created_at: daysAgo(each.daysAgo),
      completed_at: each.doneDaysAgo === undefined ? null : daysAgo(each.doneDaysAgo),
    });
    if (each.type === EXPIRING_PRICES) ofPrices = id;
  }
  return ofPrices;
}
