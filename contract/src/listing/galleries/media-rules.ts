/** What a medium shows. Couples search by tag, so the list is fixed and translated. */
export const MEDIA_TAGS = [
  'ceremony',
  'reception',
  'couple',
  'guests',
  'table',
  'flowers',
  'food',
  'cake',
  'dance',
  'details',
  'indoors',
  'outdoors',
  'view',
  'night',
  'team',
] as const;
export type MediaTag = (typeof MEDIA_TAGS)[number];

export const MEDIA_TYPES = ['photo', 'video'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

export const GALLERY_STATUSES = ['active', 'passive'] as const;
export type GalleryStatus = (typeof GALLERY_STATUSES)[number];

/** A new or replaced medium is pending until the marketplace team approves it or rejects it with a reason. */
export const MEDIA_STATUSES = ['pending', 'active', 'passive', 'rejected'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

/** The statuses a vendor can change to; pending media are decided by the team. */
const NEXT = {
  pending: [],
  active: ['passive'],
  passive: ['active'],
  rejected: [],
} as const satisfies Record<MediaStatus, readonly GalleryStatus[]>;

export function canBecome(from: MediaStatus, to: GalleryStatus): boolean {
  return from === to || (NEXT[from] as readonly GalleryStatus[]).includes(to);
}

/** Couples see active media in active galleries. */
export function isPublished(medium: MediaStatus, gallery: GalleryStatus): boolean {
  return medium === 'active' && gallery === 'active';
}
