import { ApiFailure } from '#platform/api/api-failure.ts';
import { session } from '#platform/session/current-session.ts';
import { uploadSignal } from '#platform/uploads/upload-signal.ts';
import { preparePhoto } from '#ui/uploads/fit-photo.ts';
import { type Queued, createUploadQueue } from '#ui/uploads/upload-queue.ts';
import { uploadPhoto } from '../galleries.queries.ts';
import { type Unfinished, readUnfinished, writeUnfinished } from './unfinished.ts';

export type QueuedPhoto = Queued<Unfinished>;

const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** No answer, or one that says ‘later’: the same photo is sent again, with the same id. */
export function retryAfter(failure: unknown, attempt: number): number | undefined {
  if (!(failure instanceof ApiFailure)) return undefined;
  const isPassing = failure.status === 0 || failure.status === 408 || failure.status === 429 || failure.status >= 500;
  return isPassing ? Math.min(FIRST_PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS) : undefined;
}

/** Photos on their way to galleries. They belong to the tab, not to a page, so that work can go on elsewhere. */
export const photoQueue = createUploadQueue<Unfinished>({
  prepare: preparePhoto,
  send: (file, way, { galleryId, tags, uploadId }) =>
    uploadPhoto({ galleryId, tags, caption: '', uploadId }, file, way),
  retryAfter,
});

/** Still to be sent, or refused; what arrived or was dropped is neither. */
export function isOpen({ state }: QueuedPhoto): boolean {
  return state !== 'done' && state !== 'cancelled';
}

export function isUnderWay({ state }: QueuedPhoto): boolean {
  return state === 'waiting' || state === 'sending';
}

/** What a reload would lose is written down by name, and the browser asks before the tab is closed. */
photoQueue.subscribe(() => {
  const photos = photoQueue.get();
  const known = new Set(photos.map(({ details }) => details.uploadId));
  const left = photos.filter(isOpen).map(({ details }) => details);
  writeUnfinished([...readUnfinished().filter(({ uploadId }) => !known.has(uploadId)), ...left]);
  if (photos.some(isUnderWay)) addEventListener('beforeunload', askBrowser);
  else removeEventListener('beforeunload', askBrowser);
});

function askBrowser(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

addEventListener('online', photoQueue.wakeAll);

session.subscribe(() => {
  if (session.get().status === 'loggedOut') photoQueue.clear();
});

export function addPhotos(photos: readonly { file: File; photo: Unfinished }[]): void {
  uploadSignal.raise();
  photoQueue.add(photos.map(({ file, photo }) => ({ file, details: photo })));
}
