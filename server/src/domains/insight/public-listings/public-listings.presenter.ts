import type { PublicListing } from '@bellbird/contract/insight/public-listings';
import { MIDDLE } from '@bellbird/contract/listing/galleries';
import { formatValue } from '@bellbird/contract/listing/provider-data';
import { toSizeKey } from '#domains/listing/galleries/galleries.public.ts';
import type {
  CommentRow,
  FactRow,
  ItemRow,
  ListedRow,
  MediumRow,
  OfferRow,
  PersonRow,
  RatingRow,
} from './public-listings.repository.ts';

/** The address of a private file. */
export type UrlOf = (key: string) => string;

export function presentListed(row: ListedRow): PublicListing['provider'] {
  return {
    id: row.id,
    name: row.name,
    category: { name: row.category_name, type: row.category_type },
    city: row.city_name,
    district: row.district_name,
    isPlacedFirst: row.placed_first,
  };
}

/** Answers that say something, as text. */
export function presentFacts(rows: readonly FactRow[]): PublicListing['facts'] {
  return rows
    .map(({ group, name, label, value, ...form }) => ({ group, name, label, value: formatValue(form, value) }))
    .filter(({ value }) => value !== '');
}

export function presentPicture({ file_key, widths, width, height, edit }: MediumRow, urlOf: UrlOf) {
  const sources = widths.map((each) => ({ url: urlOf(toSizeKey(file_key, each)), width: each }));
  return { url: sources.at(-1)?.url ?? '', width, height, sources, focus: edit?.focus ?? MIDDLE };
}

export function presentGalleries(rows: readonly MediumRow[], urlOf: UrlOf): PublicListing['galleries'] {
  return [...Map.groupBy(rows, (row) => row.gallery_id)].map(([id, media]) => ({
    id,
    name: media[0]?.gallery_name ?? '',
    media: media.map((medium) => ({
      id: medium.id,
      type: medium.type,
      picture: medium.type === 'photo' ? presentPicture(medium, urlOf) : null,
      embedUrl: medium.video_url,
      caption: medium.caption,
      isMain: medium.is_main,
    })),
  }));
}

const toItemPicture = (key: string) => ({ url: `/files/${key}-1600.webp`, thumbUrl: `/files/${key}-480.webp` });

export function presentItem({ picture_keys, ...item }: ItemRow): PublicListing['items'][number] {
  return { ...item, pictures: picture_keys.map(toItemPicture) };
}

export function presentOffer({ image_key: key, ...offer }: OfferRow): PublicListing['offers'][number] {
  return { ...offer, imageUrl: key && `/files/${key}` };
}

export function presentComments(rows: readonly CommentRow[], rating: RatingRow | undefined): PublicListing['comments'] {
  return {
    count: rating?.count ?? 0,
    average: rating?.average ?? null,
    newest: rows.map(({ image_keys, ...comment }) => ({
      ...comment,
      images: image_keys.map((key) => `/files/${key}`),
    })),
  };
}

export function presentPerson({ id, name, bio, image_key }: PersonRow): PublicListing['people'][number] {
  return { id, name, bio, imageUrl: image_key === null ? null : `/files/${image_key}` };
}
