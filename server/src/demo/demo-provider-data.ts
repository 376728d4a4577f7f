import {
  buildAnswer,
  buildChangeRequest,
  buildDataUpdate,
  optionIds,
} from '#domains/listing/provider-data/provider-data.factory.ts';
import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildPrompt } from '#domains/attention/prompts/prompts.factory.ts';
import { buildAward, buildProvider } from '#domains/listing/providers/providers.factory.ts';
import { buildLink } from '#domains/people/customer-users/customer-users.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays } from '#platform/time/calendar.ts';
import { category, place } from './demo-locations.ts';

type Story = {
  customerId: number;
  owner: number;
  providers: Record<'barn' | 'photographer' | 'florist', number>;
};

const BARN_ABOUT = `<p>Wattle Creek Barn is where the valley meets the sea: a dairy barn from 1898, a lawn under two old figs, and a quiet creek.</p><p>We host one wedding a weekend, so the place is yours from Friday noon to Sunday morning. Imogen plans the day with you, Tess runs it, and our kitchen uses produce from less than an hour away.</p><p>When it rains, we light the fire and open the hay loft. Some of our happiest couples had rain.</p>`;
const STUDIO_ABOUT = `<p>We are two people with quiet cameras. One of us looks after the family photos, the other finds the moments you missed.</p>`;

const WEEK = ['tue', 'wed', 'thu', 'fri'].map((day) => ({ day, from: '09:00', to: '17:00' }));

/** The listings of the three providers: a barn that is nearly complete, a studio half way, a florist who has just started. */
export async function demoProviderData(tx: Tx, { customerId, owner, providers }: Story, now: Date): Promise<void> {
  const answers = (providerId: number) => async (all: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(all)) {
      await buildAnswer(tx, { customer_id: customerId, provider_id: providerId }, field, value);
    }
  };
  const one = async (field: string, label: string) => (await optionIds(tx, field, [label]))[0];
  const several = (field: string, ...labels: string[]) => optionIds(tx, field, labels);

  await answers(providers.barn)({
    tagline: 'A dairy barn by the creek, all yours for the weekend',
    established: 2011,
    team_size: await one('team_size', '6 to 15 people'),
    languages: await several('languages', 'Greek', 'Italian'),
    about: BARN_ABOUT,
    contact_person: 'Imogen',
    phone: '+61491570156',
    email: 'hello@wattlecreek.example',
    website: 'https://www.wattlecreek.example',
    instagram: 'https://www.instagram.com/wattlecreekbarn',
    opening_hours: [...WEEK, { day: 'sat', from: '10:00', to: '14:00' }],
    map_point: { latitude: -34.7746, longitude: 150.6972 },
    address: '212 Wattle Creek Road',
    suburb: 'Berry',
    postcode: '2535',
    venue_style: await several('venue_style', 'Barn', 'Garden'),
    venue_features: await several(
      'venue_features',
      'Accommodation',
      'Parking',
      'Ceremony on site',
      'Wet-weather space',
      'Fireplace',
    ),
    catering: await one('catering', 'We cater'),
    music_until: 23,
    deposit_percent: 20,
    insured: await one('insured', 'Up to $20 million'),
  });
  await answers(providers.photographer)({
    tagline: 'Two people, quiet cameras, the whole day',
    about: STUDIO_ABOUT,
    contact_person: 'Tess',
    phone: '+61491570157',
    email: 'studio@wattlecreek.example',
    map_point: { latitude: -34.7755, longitude: 150.6981 },
    address: '8 Queen Street',
    suburb: 'Berry',
    postcode: '2535',
    photo_style: await several('photo_style', 'Documentary', 'Film'),
    photo_delivered: await several('photo_delivered', 'Online gallery', 'All edited files'),
    travels: await one('travels', 'All of our state'),
  });
  await answers(providers.florist)({
    tagline: 'Flowers that grew where you celebrate',
    contact_person: 'Imogen',
    suburb: 'Kiama',
  });

  await waitingChange(tx, { customerId, owner, barn: providers.barn }, now);
  await proposal(tx, customerId, providers.barn, now);
  for (const [name, year] of [
    ['Couples’ choice', 2026],
    ['Best barn of the South Coast', 2025],
    ['Fastest replies', 2024],
  ] as const) {
    await buildAward(tx, { customer_id: customerId, provider_id: providers.barn, name, year });
  }
  await buildAward(tx, {
    customer_id: customerId,
    provider_id: providers.photographer,
    name: 'Rising studio',
    year: 2025,
  });
  await references(tx, { customerId, owner, barn: providers.barn }, now);
  const gone = await buildProvider(tx, {
    customer_id: customerId,
    ...(await category(tx, 'cakes')),
    ...(await place(tx, 'south-coast', 'kiama')),
    name: 'Creek Street Cakes',
    slug: 'creek-street-cakes',
    listing_product_name: 'Plus',
    product_date_end: addDays(now, -120).toISOString().slice(0, 10),
    left_at: addDays(now, -110).toISOString(),
  });
  await buildLink(tx, { customer_id: customerId, customer_user_id: owner, provider_id: gone.id });
}

/** Two approved related providers of the barn, and one that waits for approval. */
async function references(tx: Tx, of: { customerId: number; owner: number; barn: number }, now: Date): Promise<void> {
  const others = await tx
    .selectFrom('providers')
    .select('id')
    .where('on_hold', '=', false)
    .where('left_at', 'is', null)
    .where('id', '<>', of.barn)
    .orderBy('id')
    .limit(3)
    .execute();
  for (const [at, { id }] of others.entries()) {
    const status = at < 2 ? ('approved' as const) : ('proposed' as const);
    const proposedAt = addDays(now, at < 2 ? -40 : -3).toISOString();
    const owned = { customer_id: of.customerId, provider_id: of.barn };
    const related = await tx
      .insertInto('related_providers')
      .values({ ...owned, related_provider_id: id, status, proposed_at: proposedAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'approved') continue;
    const approval = { kind: 'related_provider' as const, subject_id: related.id, asked_at: proposedAt };
    await buildApproval(tx, { ...owned, ...approval, customer_user_id: of.owner });
  }
}

/** A changed answer of the barn that waits for approval, and an approved one. */
async function waitingChange(
  tx: Tx,
  of: { customerId: number; owner: number; barn: number },
  now: Date,
): Promise<void> {
  const asked = addDays(now, -1).toISOString();
  const owned = { customer_id: of.customerId, provider_id: of.barn, customer_user_id: of.owner };
  const value = 'The food, the fire when it rains, and never being rushed.';
  const update = { ...owned, field: 'loved_for', value: JSON.stringify(value), created_at: asked };
  const { id } = await buildDataUpdate(tx, update);
  await buildApproval(tx, { ...owned, kind: 'provider_data', subject_id: id, asked_at: asked });
  const earlier = { ...owned, field: 'music_until', before_value: '22', value: '23', status: 'approved' as const };
  const days = { created_at: addDays(now, -30).toISOString(), decided_at: addDays(now, -29).toISOString() };
  await buildDataUpdate(tx, { ...earlier, ...days });
}

/** A proposal of the team. */
async function proposal(tx: Tx, customerId: number, barn: number, now: Date): Promise<void> {
  const owned = { customer_id: customerId, provider_id: barn };
  const created_at = addDays(now, -2).toISOString();
  const prompt = await buildPrompt(tx, {
    ...owned,
    title: 'The marketplace team proposes a change: Getting there',
    body_html: '<p>Couples often ask us about parking at your place.</p>',
    link_path: `/providers/${barn}/info/location`,
    link_text: 'See the proposal',
    created_at,
  });
  await buildChangeRequest(tx, {
    ...owned,
    field: 'getting_there',
    value: JSON.stringify('Parking for 60 cars behind the barn. Berry station is ten minutes by shuttle.'),
    reason: 'Couples often ask us about parking at your place.',
    prompt_id: prompt.id,
    created_at,
  });
}
