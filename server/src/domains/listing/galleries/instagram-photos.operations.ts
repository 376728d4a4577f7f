import { imageUpload } from '@bellbird/contract/shared/uploads';
import type { PhotoSource } from '#platform/social/identity-provider.ts';
import { type InspectedUpload, inspectUpload } from '#platform/uploads/inspect-upload.ts';

const PHOTO = imageUpload({ required: true });

/** Undefined when the file is not an accepted image. */
export async function downloadInstagramPhoto(
  source: PhotoSource | undefined,
  url: string,
): Promise<InspectedUpload | undefined> {
  const inspected = source && (await inspectUpload(PHOTO, await source.download(url)));
  return inspected?.ok ? inspected.upload : undefined;
}
