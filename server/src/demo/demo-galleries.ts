import type { MediaTag } from '@bellbird/contract/listing/galleries';
import { buildAgreementSign } from '#domains/foundation/agreements/agreements.factory.ts';
import { buildApproval } from '#domains/attention/approvals/approvals.factory.ts';
import { buildGallery, buildMedium } from '#domains/listing/galleries/galleries.factory.ts';
import { planPhoto, storePhoto } from '#domains/listing/galleries/photo-files.operations.ts';
import type { StoredPhoto } from '#domains/listing/galleries/photo-files.rules.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { addDays } from '#platform/time/calendar.ts';
import { type Scene, photograph } from './photographs/photograph.ts';

const WIDTH = 1280;
const HEIGHT = 853;

type Shot = {
  scene: Scene;
  caption: string;
  tags: MediaTag[];
  status?: 'pending' | 'passive' | 'rejected';
  isMain?: true;
};
type Film = { video: { host: 'youtube' | 'vimeo'; id: string; url: string }; caption: string; tags: MediaTag[] };
type Story = { provider: 'barn' | 'photographer' | 'florist'; name: string; shows: (Shot | Film)[] };

const BARN: Story = {
  provider: 'barn',
  name: 'The Barn and the orchard',
  shows: [
    { scene: 'barn', caption: 'Festoon lights over the Barn', tags: ['night', 'reception'], isMain: true },
    { scene: 'arch', caption: 'Ceremony in the orchard', tags: ['ceremony', 'outdoors'] },
    { scene: 'table', caption: 'Long table, autumn', tags: ['table', 'details'] },
    { scene: 'coast', caption: 'Seven Mile Beach, at sunset', tags: ['view', 'couple'], status: 'pending' },
    { scene: 'bouquet', caption: 'Bouquet by Wren & Wattle', tags: ['flowers', 'details'] },
    { scene: 'vineyard', caption: 'View to the vines', tags: ['view', 'outdoors'] },
    { scene: 'dance', caption: 'First dance', tags: ['dance', 'night'], status: 'pending' },
    { scene: 'cake', caption: 'Cake by Cake Atelier', tags: ['cake'], status: 'rejected' },
    { scene: 'wattle', caption: 'Table flowers', tags: ['flowers', 'table'] },
    { scene: 'gum', caption: 'Eucalyptus garland', tags: ['flowers', 'indoors'], status: 'passive' },
    {
      video: { host: 'vimeo', id: '76979871', url: 'https://vimeo.com/76979871' },
      caption: 'A day at the Barn, in two minutes',
      tags: ['ceremony', 'reception'],
    },
  ],
};

const STORIES: Story[] = [
  BARN,
  {
    provider: 'barn',
    name: 'Winter weddings',
    shows: [
      { scene: 'waratah', caption: 'Waratahs by the fire', tags: ['flowers', 'indoors'] },
      { scene: 'dance', caption: 'Warm inside', tags: ['dance', 'indoors'] },
      { scene: 'table', caption: 'Dinner by candlelight', tags: ['table', 'food'] },
    ],
  },
  { provider: 'barn', name: 'Behind the scenes', shows: [] },
  {
    provider: 'photographer',
    name: 'Weddings by the sea',
    shows: [
      { scene: 'coast', caption: 'Just the two of them', tags: ['couple', 'outdoors'], isMain: true },
      { scene: 'arch', caption: 'The moment before', tags: ['ceremony'] },
      { scene: 'dance', caption: 'Nobody wanted to go home', tags: ['dance', 'guests'] },
      { scene: 'vineyard', caption: 'Golden hour', tags: ['view'] },
    ],
  },
  {
    provider: 'florist',
    name: 'Bouquets',
    shows: [
      { scene: 'bouquet', caption: 'Roses and wattle', tags: ['flowers'], isMain: true },
      { scene: 'waratah', caption: 'Waratah, in season', tags: ['flowers'] },
      { scene: 'gum', caption: 'All green', tags: ['flowers', 'details'] },
    ],
  },
];

type Given = { customerId: number; owner: number; providers: Record<Story['provider'], number> };

/** The demo vendor's galleries: photos and videos in every status, two of them waiting for approval. */
export async function demoGalleries(storage: Storage, given: Given, now: Date): Promise<(tx: Tx) => Promise<void>> {
  const photos = await drawAll(storage);
  return (tx) => writeGalleries(tx, photos, given, now);
}

async function writeGalleries(
  tx: Tx,
  photos: ReadonlyMap<Scene, StoredPhoto>,
  { customerId, owner, providers }: Given,
  now: Date,
): Promise<void> {
  await buildAgreementSign(tx, { customer_id: customerId, customer_user_id: owner });
  const places = new Map<number, number>();
  for (const { provider, name, shows } of STORIES) {
    const mine = { customer_id: customerId, provider_id: providers[provider] };
    const position = (places.get(mine.provider_id) ?? 0) + 1;
    places.set(mine.provider_id, position);
    const status = shows.length > 0 ? 'active' : 'passive';
    const gallery = await buildGallery(tx, { ...mine, name, position, status });
    for (const [at, show] of shows.entries()) {
      const created_at = addDays(now, at - 40).toISOString();
      const common = { ...mine, gallery_id: gallery.id, position: at + 1, created_by: owner, created_at };
      const medium = await buildMedium(tx, { ...common, ...toContent(show, photos) });
      if (!('scene' in show) || show.status !== 'pending') continue;
      await buildApproval(tx, {
        ...mine,
        kind: 'medium',
        subject_id: medium.id,
        customer_user_id: owner,
        asked_at: created_at,
      });
    }
  }
}

type Content = Omit<Parameters<typeof buildMedium>[1], 'customer_id' | 'provider_id' | 'gallery_id'>;

function toContent(show: Shot | Film, photos: ReadonlyMap<Scene, StoredPhoto>): Content {
  const { caption, tags } = show;
  if ('video' in show) {
    const { host, id, url } = show.video;
    return { type: 'video', caption, tags, video_host: host, video_id: id, video_url: url };
  }
  const { scene, status = 'active', isMain = false } = show;
  const reject_reason = status === 'rejected' ? 'contact information or logo' : null;
  return { ...photos.get(scene), caption, tags, status, is_main: isMain, reject_reason };
}

/** Draws each scene once, even if several galleries show it. */
async function drawAll(storage: Storage): Promise<ReadonlyMap<Scene, StoredPhoto>> {
  const scenes = new Set(STORIES.flatMap(({ shows }) => shows.flatMap((show) => ('scene' in show ? show.scene : []))));
  return new Map(await Promise.all([...scenes].map(async (scene) => [scene, await draw(storage, scene)] as const)));
}

async function draw(storage: Storage, scene: Scene): Promise<StoredPhoto> {
  const bytes = await photograph(scene, WIDTH);
  const file = { bytes, extension: 'jpg', width: WIDTH, height: HEIGHT, displayName: `${scene}.jpg` };
  // A name of its own, so that a second try overwrites what the first has left.
  const photo = planPhoto(file, `demo-${scene}`);
  await storePhoto(storage, photo, bytes, 'image/jpeg');
  return photo;
}
