import {
  MIDDLE,
  type Gallery,
  type MediaTag,
  type Medium,
  type Picture,
  isPublished,
} from '@bellbird/contract/listing/galleries';
import type { GalleryRow } from './galleries.repository.ts';
import type { MediumRow } from './medias.repository.ts';
import { type ShownPhoto, toSizeKey } from './photo-files.rules.ts';

/** Returns the address of a file by its storage key. */
export type UrlOf = (key: string) => string;

export function presentPicture({ file_key, widths, width, height, edit }: ShownPhoto, urlOf: UrlOf): Picture {
  const sources = widths.map((each) => ({ url: urlOf(toSizeKey(file_key, each)), width: each }));
  return { url: sources.at(-1)?.url ?? '', width, height, sources, focus: edit?.focus ?? MIDDLE };
}

export function presentGallery(row: GalleryRow, urlOf: UrlOf): Gallery {
  return {
    id: row.id,
    providerId: row.provider_id,
    providerName: row.provider_name,
    name: row.name,
    status: row.status,
    coverMediaId: row.cover_medium_id,
    cover: row.cover && presentPicture(row.cover, urlOf),
    order: row.position,
    counts: {
      all: row.all,
      photos: row.photos,
      videos: row.all - row.photos,
      published: isPublished('active', row.status) ? row.active : 0,
      pending: row.pending,
      rejected: row.rejected,
      passive: row.passive,
    },
    version: row.version,
  };
}

export function presentMedium(row: MediumRow, urlOf: UrlOf): Medium {
  const picture = row.type === 'photo' ? presentPicture(row as ShownPhoto, urlOf) : null;
  return {
    id: row.id,
    galleryId: row.gallery_id,
    providerId: row.provider_id,
    type: row.type,
    url: picture?.url ?? null,
    picture,
    embedUrl: row.video_url,
    video: row.video_host && { host: row.video_host, id: row.video_id },
    caption: row.caption,
    tags: row.tags as MediaTag[],
    status: row.status,
    isPublished: isPublished(row.status, row.gallery_status),
    rejectReason: row.reject_reason,
    isMain: row.is_main,
    order: row.position,
    fileName: row.file_name,
    createdAt: row.created_at,
    version: row.version,
  };
}
