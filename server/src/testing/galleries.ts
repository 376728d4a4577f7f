import { randomUUID } from 'node:crypto';
import type { Gallery, Medium } from '@bellbird/contract/listing/galleries';
import sharp from 'sharp';
import { buildAgreementSign } from '#domains/foundation/agreements/agreements.factory.ts';
import { multipartForm } from './every-call.ts';
import type { Actor, World } from './world.ts';

const dataOf = <T>(answer: { json: () => unknown }) => (answer.json() as { data: T }).data;

/** A plain photo of that size. */
export function photo(width = 1500, height = 1000): Promise<Buffer> {
  const background = { r: 90, g: 120, b: 80 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A vendor who has accepted the content agreement. */
export async function vendor(world: World, options: { providers?: number } = {}): Promise<Actor> {
  const owner = await world.owner(options);
  await agree(world, owner);
  return owner;
}

export async function agree(world: World, { customerId, id }: Actor): Promise<void> {
  await world.build((tx) => buildAgreementSign(tx, { customer_id: customerId, customer_user_id: id }));
}

export async function addGallery(owner: Actor, name = 'The Barn', providerId = owner.providerIds[0]): Promise<number> {
  const answer = await owner.call('POST', '/galleries', { body: { providerId, name } });
  return dataOf<{ id: number }>(answer).id;
}

const fieldsFor = (galleryId: number, fields: object) => ({
  galleryId,
  tags: 'ceremony,night',
  confirmed: 'true',
  uploadId: randomUUID(),
  ...fields,
});

export function upload(owner: Actor, galleryId: number, fields: object = {}, file?: Buffer, name = 'IMG_2214.jpg') {
  return (async () =>
    owner.call(
      'POST',
      '/medias',
      multipartForm(fieldsFor(galleryId, fields), { photo: { filename: name, bytes: file ?? (await SMALL) } }),
    ))();
}
const SMALL = photo(60, 40);

export function addVideo(owner: Actor, galleryId: number, video: string, fields: object = {}) {
  return owner.call('POST', '/medias', multipartForm(fieldsFor(galleryId, { video, ...fields })));
}

export async function uploaded(owner: Actor, galleryId: number, fields: object = {}): Promise<Medium> {
  return dataOf(await upload(owner, galleryId, fields));
}

export async function readGallery(owner: Actor, id: number): Promise<Gallery> {
  return dataOf(await owner.call('GET', `/galleries/${id}`));
}

export async function listOf(owner: Actor, galleryId: number, query = ''): Promise<Medium[]> {
  return dataOf(await owner.call('GET', `/medias?galleryId=${galleryId}${query}`));
}

/** A multipart body with a photo. */
export const photoForm = (filename: string, bytes: Buffer, fields: Record<string, unknown> = { confirmed: 'true' }) =>
  multipartForm(fields, { photo: { filename, bytes } });

/** Decides on a pending medium as the team. */
export async function decide(world: World, mediumId: number, decision: object): Promise<number> {
  const staff = await world.staff();
  const { id } = await world.build((tx) =>
    tx
      .selectFrom('approvals')
      .select('id')
      .where('kind', '=', 'medium')
      .where('subject_id', '=', mediumId)
      .where('decision', 'is', null)
      .executeTakeFirstOrThrow(),
  );
  return (await staff.call('POST', `/desk/approvals/${id}/decision`, { body: decision })).statusCode;
}

export const approve = (world: World, mediumId: number) => decide(world, mediumId, { decision: 'approved' });
