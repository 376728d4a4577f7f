import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { galleriesKey, uploadPhoto } from '../galleries.queries.ts';

export const PHOTO_RULE = imageUpload({ required: true });

type UploadDetails = { tags: readonly MediaTag[]; uploadId: string };

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/** Uploads photos to a gallery. Leaving the page asks first; a retried upload is stored once. */
export function usePhotoUploads(galleryId: number) {
  const queries = useQueryClient();
  const details = useRef(new WeakMap<File, UploadDetails>());
  const uploads = useUploads({
    rule: PHOTO_RULE,
    explain: useFieldErrorMessage('galleries'),
    send: async (file, way) => {
      const { tags = [], uploadId = crypto.randomUUID() } = details.current.get(file) ?? {};
      await uploadPhoto({ galleryId, tags, caption: '', uploadId }, file, way);
      await queries.invalidateQueries({ queryKey: galleriesKey });
    },
  });
  const open = uploads.items.filter(({ state }) => state !== 'done');
  const isUnderWay = open.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => (isUnderWay ? holdUnsaved() : undefined), [isUnderWay]);

  return {
    ...uploads,
    /** Uploads that are running, refused or stopped. */
    open,
    add: (files: readonly File[], tags: readonly MediaTag[]) => {
      for (const file of files) details.current.set(file, { tags, uploadId: crypto.randomUUID() });
      uploads.add(files);
    },
  };
}
