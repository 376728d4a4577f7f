import { crc32, deflateSync } from 'node:zlib';
import { type Locator, type Page, expect } from '@playwright/test';
import { Client } from 'pg';
import type { Vendor } from './people.ts';
import { makeVendor } from './people.ts';

/** A vendor who manages galleries and has accepted the content agreement, unless `agreed` is false. */
export async function makeGalleryVendor({
  agreed = true,
  paidStatus = 'paid' as 'paid' | 'limited',
  pages = ['gallery'] as readonly ('gallery' | 'items')[],
} = {}): Promise<Vendor> {
  const vendor = await makeVendor({ pages: [...pages], paidStatus });
  if (agreed) {
    await inDatabase(
      `insert into customer_user_agreement_signs (customer_id, customer_user_id, agreement_text_id, type, version)
       select u.customer_id, u.id, t.id, t.type, t.version
       from customer_users u join logins on logins.id = u.login_id
       cross join lateral (select * from agreement_texts where type = 'content' order by version desc limit 1) t
       where logins.username = $1`,
      [vendor.username],
    );
  }
  return vendor;
}

/** A gallery with photos that the team has approved, named by letters: A, B, C … */
export async function makeGallery(vendor: Vendor, photos: number): Promise<string> {
  const rows = await inDatabase<{ id: number }>(
    `with gallery as (
       insert into galleries (customer_id, provider_id, name, status, position)
       select customer_id, id, 'The orchard', 'active', 1 from providers where id = $1
       returning id, customer_id, provider_id
     ), demo as (select * from media where type = 'photo' and file_name = 'arch.jpg' limit 1)
     , filled as (
       insert into media (customer_id, provider_id, gallery_id, type, status, caption, tags, position, file_key, file_extension,
                          file_name, widths, width, height, size_bytes)
       select gallery.customer_id, gallery.provider_id, gallery.id, 'photo', 'active', 'Photo ' || chr(64 + at), array['ceremony'], at,
              demo.file_key, demo.file_extension, demo.file_name, demo.widths, demo.width, demo.height, demo.size_bytes
       from gallery, demo, generate_series(1, $2::int) as at
     )
     select id from gallery`,
    [vendor.providerId, photos],
  );
  return `/providers/${vendor.providerId}/galleries/${rows[0]?.id}`;
}

async function inDatabase<Row extends object>(query: string, values: unknown[]): Promise<Row[]> {
  const db = new Client({ connectionString: process.env['JOURNEYS_DATABASE_URL'] });
  await db.connect();
  try {
    return (await db.query<Row>(query, values)).rows;
  } finally {
    await db.end();
  }
}

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** On the page of a gallery. */
export async function openUpload(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Upload photos' }).tap();
  return page.getByRole('dialog', { name: 'Upload photos' });
}

/** Chooses photos on the page of a gallery, fills in what is required and sends them on their way. */
export async function uploadPhotos(page: Page, photos: readonly Chosen[]): Promise<void> {
  const upload = await openUpload(page);
  await upload.getByLabel('Add photos').setInputFiles([...photos]);
  await expect(upload.getByRole('list', { name: 'Selected photos' }).getByRole('listitem')).toHaveCount(photos.length);
  await upload.getByLabel('Cake').check();
  await upload.getByLabel(/no contact information and no logos/).check();
  await upload.getByRole('button', { name: /^Upload \d+ photos?$/ }).tap();
}

/** A photo that browser and server can both read: one colour, 60 by 40. */
export function photo(name: string): Chosen {
  const [width, height] = [60, 40];
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, 120)]);
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const size = Buffer.alloc(4);
    size.writeUInt32BE(data.length);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([size, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const buffer = Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}
