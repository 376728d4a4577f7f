import { randomUUID } from 'node:crypto';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { fittingWidths, imageSizes } from '#platform/uploads/image-sizes.ts';

/** From a phone's list to a large screen's lightbox. */
const WIDTHS = [320, 640, 1280, 2000] as const;

/** Where a photo is kept: a folder with its sizes as WebP, and the photo itself without what the camera wrote into it. */
export type PhotoFile = { file_key: string; widths: number[]; width: number; height: number };

export type KeptPhoto = PhotoFile & { file_extension: string; file_name: string; size_bytes: number };

export const keyOfSize = (fileKey: string, width: number): string => `${fileKey}/${width}.webp`;
const keyOfOriginal = (fileKey: string, extension: string) => `${fileKey}/original.${extension}`;

/** Where a photo will be kept; nothing is written yet. */
export function planPhoto(file: Omit<ReceivedFile, 'contentType'>, name: string = randomUUID()): KeptPhoto {
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

/** Writes an inspected photo to its place, in all its sizes. */
export async function keepPhoto(storage: Storage, photo: KeptPhoto, bytes: Buffer, contentType: string): Promise<void> {
  const sizes = await imageSizes(bytes, photo.widths);
  await storage.put(keyOfOriginal(photo.file_key, photo.file_extension), bytes, { contentType });
  await Promise.all(
    sizes.map((size) => storage.put(keyOfSize(photo.file_key, size.width), size.bytes, { contentType: 'image/webp' })),
  );
}

/** What has to be known to remove a photo whose row is gone. */
export type PhotoPlace = { fileKey: string; extension: string; widths: number[] };

/** Undefined for a video. */
export function placeOf(row: {
  file_key: string | null;
  file_extension: string | null;
  widths: number[] | null;
}): PhotoPlace | undefined {
  const { file_key: fileKey, file_extension: extension, widths } = row;
  return fileKey && extension && widths ? { fileKey, extension, widths } : undefined;
}

/** Removes a photo with all its sizes; what is not there any more is no fault. */
export async function dropPhoto(storage: Storage, { fileKey, extension, widths }: PhotoPlace): Promise<void> {
  const keys = [keyOfOriginal(fileKey, extension), ...widths.map((width) => keyOfSize(fileKey, width))];
  await Promise.all(keys.map((key) => storage.delete(key)));
}
