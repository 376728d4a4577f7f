import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { fieldMessageOf } from '#platform/api/failure-messages.ts';
import type { UploadItem } from '#ui/uploads/use-uploads.ts';
import { useUiText } from '#ui/use-ui-text.ts';
import { type QueuedPhoto, addPhotos, photoQueue } from '../uploads/photo-queue.ts';

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/** The photos on their way to a gallery. They go on when the page is left; a retried upload is stored once. */
export function usePhotoUploads(providerId: number, galleryId: number) {
  const photos = useSyncExternalStore(photoQueue.subscribe, photoQueue.get, photoQueue.get);
  const explain = useExplain();
  const open = useMemo(
    () =>
      photos
        .filter(({ state, details }) => state !== 'done' && details.galleryId === galleryId)
        .map((photo): UploadItem => ({ ...photo, error: explain(photo) })),
    [photos, galleryId, explain],
  );
  return {
    /** Uploads that are running, refused or stopped. */
    open,
    cancel: photoQueue.cancel,
    retry: photoQueue.retry,
    remove: photoQueue.remove,
    add: (files: readonly File[], tags: readonly MediaTag[]) =>
      addPhotos(files.map((file) => ({ file, photo: describePhoto(file, { providerId, galleryId, tags }) }))),
  };
}

type Goal = { providerId: number; galleryId: number; tags: readonly MediaTag[] };

export function describePhoto({ name, size }: File, goal: Goal) {
  return { ...goal, uploadId: crypto.randomUUID(), name, size };
}

function useExplain(): (photo: QueuedPhoto) => string | undefined {
  const ui = useUiText();
  return useMemo(
    () =>
      ({ state, fault, failure }) => {
        if (state !== 'failed') return undefined;
        // Whatever else is wrong with one photo, the gallery goes on.
        return fault ?? (failure instanceof ApiFailure ? fieldMessageOf(failure) : ui('file.unreadable'));
      },
    [ui],
  );
}
