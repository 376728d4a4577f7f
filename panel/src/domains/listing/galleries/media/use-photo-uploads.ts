import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { imageUpload } from '@bellbird/contract/shared/uploads';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useFieldErrorMessage } from '#platform/api/use-error-message.ts';
import { holdUnsaved } from '#ui/confirm/unsaved.ts';
import { useUploads } from '#ui/uploads/use-uploads.ts';
import { galleriesKey, uploadPhoto } from '../galleries.queries.ts';

export const PHOTO_RULE = imageUpload({ required: true });

type Told = { tags: readonly MediaTag[]; uploadId: string };

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/** Photos on their way into a gallery. Whoever leaves meanwhile is asked; one that is tried again arrives once. */
export function usePhotoUploads(galleryId: number) {
  const queries = useQueryClient();
  const told = useRef(new WeakMap<File, Told>());
  const uploads = useUploads({
    rule: PHOTO_RULE,
    explain: useFieldErrorMessage('galleries'),
    send: async (file, way) => {
      const { tags = [], uploadId = crypto.randomUUID() } = told.current.get(file) ?? {};
      await uploadPhoto({ galleryId, tags, caption: '', uploadId }, file, way);
      await queries.invalidateQueries({ queryKey: galleriesKey });
    },
  });
  const open = uploads.items.filter(({ state }) => state !== 'done');
  const isUnderWay = open.some(({ state }) => state === 'waiting' || state === 'sending');
  useEffect(() => (isUnderWay ? holdUnsaved() : undefined), [isUnderWay]);

  return {
    ...uploads,
    /** What has not arrived: on its way, refused or stopped. */
    open,
    add: (files: readonly File[], tags: readonly MediaTag[]) => {
      for (const file of files) told.current.set(file, { tags, uploadId: crypto.randomUUID() });
      uploads.add(files);
    },
  };
}
