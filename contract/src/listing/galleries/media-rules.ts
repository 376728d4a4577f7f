/** What a medium shows. Couples look for these, so the list is fixed and each has its name in every language. */
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

/** A new or replaced medium waits for the marketplace’s team, which lets it in or rejects it with a reason. */
export const MEDIA_STATUSES = ['pending', 'active', 'passive', 'rejected'] as const;
export type MediaStatus = (typeof MEDIA_STATUSES)[number];

/** What the vendor may make of a medium; the team’s word on a waiting one is not theirs to give. */
const CHOICES = {
  pending: [],
  active: ['passive'],
  passive: ['active'],
  rejected: [],
} as const satisfies Record<MediaStatus, readonly GalleryStatus[]>;

export function mayBecome(from: MediaStatus, to: GalleryStatus): boolean {
  return from === to || (CHOICES[from] as readonly GalleryStatus[]).includes(to);
}

/** Couples see what is active, in a gallery that is. */
export function isPublished(medium: MediaStatus, gallery: GalleryStatus): boolean {
  return medium === 'active' && gallery === 'active';
}
