import type { PhotoEdit } from '@bellbird/contract/listing/galleries';

/** Where a photo is stored: a folder with its sizes as WebP, and the original without the camera's metadata. */
export type PhotoFile = { file_key: string; widths: number[]; width: number; height: number };
export type ShownPhoto = PhotoFile & { edit: PhotoEdit | null };

export type StoredPhoto = PhotoFile & { file_extension: string; file_name: string; size_bytes: number };

/** What is needed to delete the files of a photo whose row is gone. */
export type PhotoPlace = { fileKey: string; extension: string; widths: number[] };

export type FileColumns = { file_key: string | null; file_extension: string | null; widths: number[] | null };

export const toSizeKey = (fileKey: string, width: number): string => `${fileKey}/${width}.webp`;

export const toOriginalKey = (fileKey: string, extension: string): string => `${fileKey}/original.${extension}`;

/** Undefined for a video. */
export function toPhotoPlace({ file_key: fileKey, file_extension: extension, widths }: FileColumns) {
  return fileKey && extension && widths ? ({ fileKey, extension, widths } satisfies PhotoPlace) : undefined;
}
