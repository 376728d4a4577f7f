import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '#platform/db/db.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { fittingWidths, imageSizes } from '#platform/uploads/image-sizes.ts';
import { sweepPhoto } from './galleries.job-definitions.ts';
import { isFileUsed } from './medias.repository.ts';
import {
  type FileColumns,
  type PhotoPlace,
  type StoredPhoto,
  toOriginalKey,
  toPhotoPlace,
  toSizeKey,
} from './photo-files.rules.ts';

/** From a list on a phone to the lightbox on a large screen. */
export const WIDTHS = [320, 640, 1280, 2000] as const;
/** Longer than any upload takes. */
export const UPLOAD_MS = 60 * 60 * 1000;

type Ports = { db: Db; clock: Clock; storage: Storage; jobs: Jobs };

/** Decides where a photo will be stored; nothing is written yet. */
export function planPhoto(file: Omit<ReceivedFile, 'contentType'>, name: string = randomUUID()): StoredPhoto {
  const width = file.width ?? 0;
  return {
    file_key: `galleries/${name}`,
    file_extension: file.extension,
    file_name: file.displayName,
    widths: fittingWidths(width, WIDTHS),
    width,
    height: file.height ?? 0,
    size_bytes: file.bytes.length,
  };
}

/** Writes an inspected photo in all its sizes. */
export async function storePhoto(
  storage: Storage,
  photo: StoredPhoto,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const sizes = await imageSizes(bytes, photo.widths);
  await storage.put(toOriginalKey(photo.file_key, photo.file_extension), bytes, { contentType });
  await Promise.all(
    sizes.map((size) => storage.put(toSizeKey(photo.file_key, size.width), size.bytes, { contentType: 'image/webp' })),
  );
}

/** Deletes a photo in all its sizes; missing files are no error. */
export async function deletePhoto(storage: Storage, { fileKey, extension, widths }: PhotoPlace): Promise<void> {
  const keys = [toOriginalKey(fileKey, extension), ...widths.map((width) => toSizeKey(fileKey, width))];
  await Promise.all(keys.map((key) => storage.delete(key)));
}

/** Stores an uploaded photo. Its cleanup job is enqueued first, so that an interrupted upload leaves no files. */
export async function receivePhoto(ports: Ports, customerId: number, file: ReceivedFile): Promise<StoredPhoto> {
  const { db, clock, storage, jobs } = ports;
  const photo = planPhoto(file);
  const startAfter = new Date(clock.now().getTime() + UPLOAD_MS);
  const place = { fileKey: photo.file_key, extension: photo.file_extension, widths: photo.widths };
  await db.tenant(customerId, (tx) => jobs.enqueue(tx, sweepPhoto, place, { startAfter }));
  await storePhoto(storage, photo, file.bytes, file.contentType);
  return photo;
}

/** Has the files of deleted media removed after the transaction. */
export async function enqueuePhotoCleanup(jobs: Jobs, tx: Tx, rows: readonly FileColumns[]): Promise<void> {
  const places = rows.flatMap((row) => toPhotoPlace(row) ?? []);
  await Promise.all(places.map((place) => jobs.enqueue(tx, sweepPhoto, place)));
}

export async function deleteUnusedPhoto(
  { db, storage }: { db: Db; storage: Storage },
  place: PhotoPlace,
): Promise<void> {
  if (!(await db.system((tx) => isFileUsed(tx, place.fileKey)))) await deletePhoto(storage, place);
}
