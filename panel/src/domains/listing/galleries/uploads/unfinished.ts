import type { MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';
import { UNFINISHED_KEY } from '#platform/uploads/upload-signal.ts';

/** A photo on its way: what to send it with, and how to know it again when it is chosen a second time. */
export type Unfinished = {
  /** However often it is sent, the server stores it once. */
  readonly uploadId: string;
  readonly galleryId: number;
  readonly providerId: number;
  readonly tags: readonly MediaTag[];
  readonly name: string;
  readonly size: number;
};

/** Photos that had not arrived when the page was closed. Their names are kept, not their bytes. */
export function readUnfinished(): Unfinished[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(UNFINISHED_KEY) ?? '[]');
    return Array.isArray(stored) ? (stored as Unfinished[]) : [];
  } catch {
    return [];
  }
}

export function writeUnfinished(photos: readonly Unfinished[]): void {
  if (photos.length === 0) localStorage.removeItem(UNFINISHED_KEY);
  else localStorage.setItem(UNFINISHED_KEY, JSON.stringify(photos));
}

/** Which of the chosen files are the ones that are missing; each is used once. */
export function matchUnfinished(
  files: readonly File[],
  missing: readonly Unfinished[],
): { matched: { file: File; photo: Unfinished }[]; others: File[] } {
  const open = [...missing];
  const matched: { file: File; photo: Unfinished }[] = [];
  const others: File[] = [];
  for (const file of files) {
    const at = open.findIndex(({ name, size }) => name === file.name && size === file.size);
    const [photo] = at < 0 ? [] : open.splice(at, 1);
    if (photo) matched.push({ file, photo });
    else others.push(file);
  }
  return { matched, others };
}
