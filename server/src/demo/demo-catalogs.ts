import { buildCatalog, buildMenuFile, buildSpace } from '#domains/listing/catalogs/catalogs.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays, dayIn } from '#platform/time/calendar.ts';
import { onePagePdf } from './one-page-pdf.ts';

type Providers = Record<'barn' | 'photographer' | 'florist', number>;
type Catalog = Omit<Parameters<typeof buildCatalog>[1], 'customer_id' | 'provider_id' | 'expire_at'> & {
  at: keyof Providers;
  validDays: number;
};

type Vendor = { customerId: number; providers: Providers };

const ZONE = 'Australia/Sydney';
const MENU_KEY = 'menus/demo-south-coast-feast.pdf';

/** Separate weekday and weekend prices. */
const split = (option: string, unit: number, weekday: number, weekend: number) => [
  { option, unit, week_period: 'weekday' as const, price: weekday },
  { option, unit, week_period: 'weekend' as const, price: weekend },
];

const catalogs = (menuDay: string, fileId: number): Catalog[] => [
  {
    at: 'barn',
    name: 'Barn and receptions',
    type: 'Reception packages',
    validDays: 6,
    prices: [
      ...split('Full reception package', 60, 165, 195),
      ...split('Cocktail reception', 80, 120, 145),
      { option: 'Premium drinks package', unit: 40, price: 79 },
    ],
    menus: [
      {
        name: 'South Coast feast',
        notes: 'Shared plates from the smoker and the garden',
        min_guests: 60,
        max_guests: 160,
        expire_at: menuDay,
        file_id: fileId,
      },
      {
        name: 'Orchard long table',
        notes: 'Three courses, served',
        price: 124,
        min_guests: 40,
        max_guests: 120,
        expire_at: menuDay,
      },
      {
        name: 'Late supper',
        notes: 'Toasties, fries and something sweet at ten',
        price: 32,
        min_guests: 40,
        max_guests: 240,
        expire_at: menuDay,
      },
    ],
  },
  {
    at: 'barn',
    name: 'Barn on its own',
    type: 'Venue hire',
    validDays: 74,
    prices: [
      ...split('Exclusive venue hire', 160, 6900, 8900),
      { option: 'Bump-in the day before', unit: 4, price: 450 },
    ],
    menus: [
      {
        name: 'Bring your own caterer',
        notes: 'Use of the kitchen and cool room',
        type: 'package',
        price: 900,
        max_guests: 160,
        expire_at: menuDay,
      },
    ],
  },
  {
    at: 'photographer',
    name: 'Wedding days',
    type: 'Photography',
    validDays: 61,
    prices: [
      ...split('Full-day coverage', 10, 3900, 4400),
      { option: 'Half-day coverage', unit: 5, price: 2600 },
      { option: 'Extra hour', unit: 1, price: 420 },
    ],
  },
  {
    at: 'florist',
    name: 'Wedding flowers',
    type: 'Flowers',
    validDays: -5,
    prices: [
      { option: 'Bridal bouquet', unit: 1, price: 260 },
      { option: 'Table arrangements', unit: 10, price: 980 },
      { option: 'Arbour or arch', unit: 1, price: 1150 },
    ],
  },
];

const SPACES = [
  { name: 'The Barn', type: 'indoor', meal_capacity: 160, cocktail_capacity: 240 },
  { name: 'The Orchard', type: 'outdoor', meal_capacity: null, cocktail_capacity: 200 },
  { name: 'Glasshouse', type: 'both', meal_capacity: 90, cocktail_capacity: 130 },
] as const;

/** The prices of the demo's three providers: one catalog expires soon, one has expired, the others are current. */
export async function demoCatalogs(
  storage: Storage,
  vendor: Vendor,
  now: Date,
): Promise<(tx: Tx, promptId: number) => Promise<void>> {
  const pdf = onePagePdf('South Coast feast');
  await storage.put(MENU_KEY, pdf, { contentType: 'application/pdf' });
  return (tx, promptId) => writeCatalogs(tx, { ...vendor, promptId, menuBytes: pdf.length }, now);
}

async function writeCatalogs(
  tx: Tx,
  { customerId, providers, promptId, menuBytes }: Vendor & { promptId: number; menuBytes: number },
  now: Date,
): Promise<void> {
  const inDays = (days: number) => dayIn(addDays(now, days), ZONE);
  const barn = { customer_id: customerId, provider_id: providers.barn };
  const file = await buildMenuFile(tx, {
    ...barn,
    name: 'South Coast feast.pdf',
    size_bytes: menuBytes,
    storage_key: MENU_KEY,
  });
  const [expiring, ...others] = catalogs(inDays(60), file.id);
  for (const each of [expiring, ...others]) {
    if (!each) continue;
    const { at, validDays, ...catalog } = each;
    const expireAt = inDays(validDays);
    const { id } = await buildCatalog(tx, {
      ...catalog,
      customer_id: customerId,
      provider_id: providers[at],
      expire_at: expireAt,
    });
    // The owner already has a reminder, which is completed when the prices are renewed.
    if (each === expiring)
      await tx
        .insertInto('catalog_reminders')
        .values({ customer_id: customerId, catalog_id: id, expire_at: expireAt, prompt_id: promptId })
        .execute();
  }
  for (const [position, space] of SPACES.entries()) await buildSpace(tx, { ...barn, ...space, position });
}
