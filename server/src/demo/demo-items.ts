import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildItem, buildItemPicture } from '#domains/listing/items/items.factory.ts';
import { PICTURE_WIDTHS, toPictureKey } from '#domains/listing/items/items.presenter.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import { type Scene, draw } from './photographs/photograph.ts';

type Providers = Record<'barn' | 'photographer' | 'florist', number>;
type Vendor = { customerId: number; providers: Providers; owner: number };
type Product = {
  name: string;
  text: string;
  price: [min: number | null, max: number | null];
  status: 'active' | 'passive' | 'rejected' | 'waiting' | 'pending_pricing';
  scenes: Scene[];
};

const PRODUCTS: Readonly<Record<keyof Providers, readonly Product[]>> = {
  barn: [
    {
      name: 'Weekend in the barn',
      text: 'Friday afternoon to Sunday noon: the barn, the orchard for the ceremony, the bridal suite, tables and chairs for 160.',
      price: [8900, 14_500],
      status: 'active',
      scenes: ['barn', 'table'],
    },
    {
      name: 'Garden ceremony and long lunch',
      text: 'Ceremony under the fig tree at eleven, a long table in the orchard until five.',
      price: [5200, 7800],
      status: 'active',
      scenes: ['arch', 'table'],
    },
    {
      name: 'Winter Friday',
      text: 'June to August, the fire lit, up to 90 guests in the glasshouse.',
      price: [4200, null],
      status: 'passive',
      scenes: ['dance'],
    },
    {
      name: 'Elopement for two',
      text: 'You, two witnesses, the creek, a picnic and a cake.',
      price: [1200, 1900],
      status: 'waiting',
      scenes: ['gum', 'cake'],
    },
    {
      name: 'New Year’s Eve',
      text: 'The whole estate from noon to breakfast.',
      price: [null, null],
      status: 'pending_pricing',
      scenes: ['vineyard'],
    },
  ],
  photographer: [
    {
      name: 'Whole day, two photographers',
      text: 'From getting ready to the last dance; about 700 pictures in an online gallery.',
      price: [4400, 5600],
      status: 'active',
      scenes: ['dance', 'coast'],
    },
    {
      name: 'Engagement session',
      text: 'An hour and a half at the beach or in the bush, 60 pictures.',
      price: [450, 650],
      status: 'rejected',
      scenes: ['coast'],
    },
  ],
  florist: [
    {
      name: 'Native bridal bouquet',
      text: 'Waratah, wattle and gum, tied with silk.',
      price: [220, 380],
      status: 'active',
      scenes: ['bouquet', 'waratah'],
    },
    {
      name: 'Arch of wattle',
      text: 'Set up and taken down.',
      price: [900, 1600],
      status: 'passive',
      scenes: ['wattle'],
    },
  ],
};

/** The products of the demo's providers, in every status. */
export async function demoItems(storage: Storage, vendor: Vendor, now: Date): Promise<(tx: Tx) => Promise<void>> {
  const scenes = new Set(Object.values(PRODUCTS).flatMap((products) => products.flatMap((product) => product.scenes)));
  await Promise.all([...scenes].map((scene) => storeScene(storage, scene)));
  return (tx) => writeItems(tx, vendor, now);
}

async function writeItems(tx: Tx, { customerId, providers, owner }: Vendor, now: Date): Promise<void> {
  for (const [of, products] of Object.entries(PRODUCTS)) {
    const provider = { customer_id: customerId, provider_id: providers[of as keyof Providers] };
    for (const [place, { name, text, price, status, scenes: shown }] of products.entries()) {
      const { id } = await buildItem(tx, {
        ...provider,
        name,
        description: text,
        min_price: price[0],
        max_price: price[1],
        status,
        reject_reason: status === 'rejected' ? 'contact information or logo' : null,
        position: place + 1,
      });
      for (const [at, scene] of shown.entries())
        await buildItemPicture(tx, { ...provider, item_id: id, file_key: toKey(scene), position: at + 1 });
      if (status !== 'waiting') continue;
      const asked = {
        kind: 'item',
        subject_id: id,
        customer_user_id: owner,
        asked_at: addDays(now, -0.4).toISOString(),
      };
      await buildApproval(tx, { ...provider, ...asked });
    }
  }
}

const toKey = (scene: Scene) => `public/items/demo-${scene}`;

async function storeScene(storage: Storage, scene: Scene): Promise<void> {
  for (const width of Object.values(PICTURE_WIDTHS)) {
    // Twice as fast as the default, for a few kilobytes more.
    const file = await draw(scene, width).webp({ quality: 82, effort: 2 }).toBuffer();
    await storage.put(toPictureKey(toKey(scene), width), file, { contentType: 'image/webp' });
  }
}
