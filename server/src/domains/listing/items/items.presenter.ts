import type { Item, ItemData, ItemOptionGroup, ItemPicture } from '@bellbird/contract/listing/items';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import type { OptionRow, PictureRow } from './item-parts.repository.ts';
import type { ItemRow } from './items.repository.ts';

/** The widths in which a picture is stored: one for viewing, one for lists. */
export const PICTURE_WIDTHS = { full: 1600, thumb: 480 } as const;

export const toPictureKey = (key: string, width: number) => `${key}-${width}.webp`;
const toUrl = (key: string, width: number) => `/files/${toPictureKey(key, width)}`;

export function presentPicture(row: Pick<PictureRow, 'id' | 'kind' | 'file_key'>): ItemPicture {
  const { id, kind, file_key: key } = row;
  return { id, kind, url: toUrl(key, PICTURE_WIDTHS.full), thumbUrl: toUrl(key, PICTURE_WIDTHS.thumb) };
}

export function presentOptionGroups(rows: readonly OptionRow[]): ItemOptionGroup[] {
  return [...Map.groupBy(rows, (row) => row.group_id)].map(([id, options]) => ({
    id,
    name: options[0]?.group_name ?? '',
    options: options.map((option) => ({ id: option.id, name: option.name })),
  }));
}

export type ItemParts = { pictures: readonly PictureRow[]; options: readonly OptionRow[]; chosen: ReadonlySet<number> };

export function presentItem(row: ItemRow, { pictures, options, chosen }: ItemParts): Item {
  return {
    id: row.id,
    providerId: row.provider_id,
    name: row.name,
    description: row.description,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    currency: CURRENCY,
    status: row.status,
    rejectReason: row.reject_reason,
    order: row.position,
    isOfferedByModel: row.is_offered_by_model,
    media: pictures.map(presentPicture),
    optionGroups: presentOptionGroups(options).map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, selected: chosen.has(option.id) })),
    })),
    version: row.version,
  };
}

export function presentItemData(row: ItemRow): ItemData {
  return {
    id: row.id,
    name: row.name,
    minPrice: row.min_price,
    maxPrice: row.max_price,
    currency: CURRENCY,
    status: row.status,
  };
}
