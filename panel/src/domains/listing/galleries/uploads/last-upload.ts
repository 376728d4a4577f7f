import { MEDIA_TAGS, type MediaTag } from '@bellbird/contract/listing/galleries/media-rules.ts';

const KEY = 'bellbird.lastUpload';

type LastUpload = { galleryId: number; tags: MediaTag[] };

/** What the last photos were uploaded with is what the next ones usually need: the same gallery, the same tags. */
export function readLastUpload(goals: readonly { galleryId: number }[]): LastUpload {
  const first = { galleryId: goals[0]?.galleryId ?? 0, tags: [] };
  try {
    const { galleryId, tags } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<LastUpload>;
    if (!goals.some((goal) => goal.galleryId === galleryId)) return first;
    return { galleryId: Number(galleryId), tags: MEDIA_TAGS.filter((tag) => tags?.includes(tag)) };
  } catch {
    return first;
  }
}

export function rememberUpload(upload: LastUpload): void {
  localStorage.setItem(KEY, JSON.stringify(upload));
}
