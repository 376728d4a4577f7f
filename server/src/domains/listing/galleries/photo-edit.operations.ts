import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type PhotoEdit, toPixels } from '@bellbird/contract/listing/galleries';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fittingWidths, imageSizes } from '#platform/uploads/image-sizes.ts';
import { claimedSize, drawPicture } from '#platform/uploads/picture-work.ts';
import { UPLOAD_MS, WIDTHS } from './photo-files.operations.ts';
import { sweepPhoto } from './galleries.job-definitions.ts';
import { type PhotoFile, toOriginalKey, toSizeKey } from './photo-files.rules.ts';

type Ports = { db: Db; clock: Clock; storage: Storage; jobs: Jobs };
type Original = { customerId: number; fileKey: string; extension: string };

/** Lossless, so that each size is compressed only once. */
const BETWEEN = { format: 'webp', lossless: true, effort: 0 } as const;

/**
 * Draws all sizes of a photo again, turned and cropped, under a new key with a copy of the original: so every photo has
 * its original beside it, and the old files go as those of a replaced photo do.
 */
export async function drawEdited(ports: Ports, original: Original, edit: PhotoEdit): Promise<PhotoFile> {
  const { db, clock, storage, jobs } = ports;
  const { customerId, fileKey, extension } = original;
  const stored = (await storage.get(toOriginalKey(fileKey, extension))) ?? fail('not_possible_now');
  const bytes = await buffer(stored.stream);
  const { width, height } = (await claimedSize(bytes)) ?? fail('not_possible_now');
  const isUpright = edit.turn % 180 === 0;
  const pixels = toPixels(edit.crop, isUpright ? { width, height } : { width: height, height: width });
  const photo = {
    file_key: `galleries/${randomUUID()}`,
    widths: fittingWidths(pixels.width, WIDTHS),
    width: pixels.width,
    height: pixels.height,
  };
  const place = { fileKey: photo.file_key, extension, widths: photo.widths };
  const startAfter = new Date(clock.now().getTime() + UPLOAD_MS);
  await db.tenant(customerId, (tx) => jobs.enqueue(tx, sweepPhoto, place, { startAfter }));
  const cut = await drawPicture(bytes, { turn: edit.turn, cut: pixels, as: BETWEEN });
  const sizes = await imageSizes(cut, photo.widths);
  await storage.put(toOriginalKey(photo.file_key, extension), bytes, { contentType: stored.contentType });
  await Promise.all(
    sizes.map((size) => storage.put(toSizeKey(photo.file_key, size.width), size.bytes, { contentType: 'image/webp' })),
  );
  return photo;
}
