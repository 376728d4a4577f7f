import type { Db, Tx } from '#platform/db/db.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { Storage } from '#platform/storage/storage.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sweepPhoto } from './galleries.job-definitions.ts';
import { isFileUsed } from './medias.repository.ts';
import { type KeptPhoto, type PhotoPlace, dropPhoto, keepPhoto, placeOf, planPhoto } from './photo-files.rules.ts';

/** Longer than any upload takes. */
const ARRIVAL_MS = 60 * 60 * 1000;

type Ports = { db: Db; clock: Clock; storage: Storage; jobs: Jobs };

/** Keeps the files of a photo. Its sweeper is queued first, so that an upload that is cut leaves nothing behind. */
export async function receivePhoto(ports: Ports, customerId: number, file: ReceivedFile): Promise<KeptPhoto> {
  const { db, clock, storage, jobs } = ports;
  const photo = planPhoto(file);
  const startAfter = new Date(clock.now().getTime() + ARRIVAL_MS);
  const place = { fileKey: photo.file_key, extension: photo.file_extension, widths: photo.widths };
  await db.tenant(customerId, (tx) => jobs.enqueue(tx, sweepPhoto, place, { startAfter }));
  await keepPhoto(storage, photo, file.bytes, file.contentType);
  return photo;
}

/** Has the files of media that go removed once they are gone. */
export async function sweepPhotosOf(jobs: Jobs, tx: Tx, rows: readonly Parameters<typeof placeOf>[0][]): Promise<void> {
  const places = rows.flatMap((row) => placeOf(row) ?? []);
  await Promise.all(places.map((place) => jobs.enqueue(tx, sweepPhoto, place)));
}

export async function removeUnusedPhoto(
  { db, storage }: { db: Db; storage: Storage },
  place: PhotoPlace,
): Promise<void> {
  if (!(await db.system((tx) => isFileUsed(tx, place.fileKey)))) await dropPhoto(storage, place);
}
