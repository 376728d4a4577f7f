import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { TEXT } from '../../shared/sentences.ts';
import { WholeDollars, id, idParam, optionalText, publicText, text, Version, ourText } from '../../shared/fields.ts';
import { CURRENCY, ITEMS_MAX, ITEM_DESCRIPTION_MAX, ITEM_NAME_MAX, ITEM_PICTURES_MAX } from '../../shared/limits.ts';
import { imageUpload } from '../../shared/uploads.ts';
import { ITEM_SHOWN, ITEM_STATUSES } from './item-status.ts';

/** A picture of the product itself, or of the product worn by a registered model. */
export const ITEM_PICTURE_KINDS = ['product', 'model'] as const;
export type ItemPictureKind = (typeof ITEM_PICTURE_KINDS)[number];

export const ItemPicture = z.object({
  id: id('itemPicture'),
  kind: z.enum(ITEM_PICTURE_KINDS),
  url: z.string(),
  thumbUrl: z.string(),
});
export type ItemPicture = z.output<typeof ItemPicture>;

export const ItemOptionGroup = z.object({
  id: z.int(),
  name: ourText(),
  options: z.array(z.object({ id: z.int(), name: ourText() })),
});
export type ItemOptionGroup = z.output<typeof ItemOptionGroup>;

export const Item = z.object({
  id: id('item'),
  providerId: id('provider'),
  name: z.string(),
  description: z.string(),
  minPrice: z.int().nullable(),
  maxPrice: z.int().nullable(),
  currency: z.literal(CURRENCY),
  status: z.enum(ITEM_STATUSES),

  rejectReason: z.string().nullable(),
  /** From 1. */
  order: z.int(),
  isOfferedByModel: z.boolean(),
  media: z.array(ItemPicture),
  optionGroups: z.array(
    z.object({
      id: z.int(),
      name: ourText(),
      options: z.array(z.object({ id: z.int(), name: ourText(), selected: z.boolean() })),
    }),
  ),
  version: z.int(),
});
export type Item = z.output<typeof Item>;

const pictureIds = z.array(id('itemPicture')).max(ITEM_PICTURES_MAX, `Please use at most ${ITEM_PICTURES_MAX} images.`);

const itemFields = z.strictObject({
  name: publicText(text(ITEM_NAME_MAX)),
  description: publicText(optionalText(ITEM_DESCRIPTION_MAX)).default(''),
  minPrice: WholeDollars.nullable().default(null),
  maxPrice: WholeDollars.meta({ examples: [14_500] })
    .nullable()
    .default(null),
  isOfferedByModel: z.boolean().default(false),
  /** The first is shown in lists. */
  pictureIds: pictureIds.min(1, 'At least 1 product image is required.'),
  modelPictureIds: pictureIds.default([]),
  optionIds: z.array(z.int().positive().max(1_000_000)).max(200).default([]),
});
type Fields = z.output<typeof itemFields>;

/** The rules between fields. */
function checkItem({ minPrice, maxPrice, isOfferedByModel, modelPictureIds }: Fields, context: z.RefinementCtx): void {
  const addError = (path: keyof Fields, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (maxPrice !== null) {
    if (minPrice === null) addError('minPrice', TEXT.required);
    else if (maxPrice <= minPrice) addError('maxPrice', 'The maximum price must be above the minimum price.');
  }
  if (isOfferedByModel && modelPictureIds.length === 0)
    addError('modelPictureIds', 'At least 1 registered model image is required.');
}

export const ItemForm = itemFields.superRefine(checkItem);
export type ItemForm = z.input<typeof ItemForm>;

export const listItems = call({
  name: 'items.list',
  method: 'GET',
  path: '/provider-items',
  summary: 'The products of a provider, in their order',
  access: memberFor('items'),
  query: Paging.extend({ providerId: idParam('provider') }),
  responses: { 200: listOf(Item) },
});

export const createItem = call({
  name: 'items.create',
  method: 'POST',
  path: '/provider-items',
  summary: `Add a product, at most ${ITEMS_MAX} for a provider`,
  access: memberFor('items'),
  body: itemFields.extend({ providerId: id('provider') }).superRefine(checkItem),
  responses: { 201: Created },
  idempotent: true,
});

const ofItem = z.object({ id: idParam('item') });

export const readItem = call({
  name: 'items.read',
  method: 'GET',
  path: '/provider-items/{id}',
  summary: 'One product',
  access: memberFor('items'),
  params: ofItem,
  responses: { 200: one(Item) },
});

export const updateItem = call({
  name: 'items.update',
  method: 'PUT',
  path: '/provider-items/{id}',
  summary: 'Change a product; the team reviews it again',
  access: memberFor('items'),
  params: ofItem,
  body: itemFields.extend({ version: Version }).superRefine(checkItem),
  responses: { 200: one(Item) },
});

export const deleteItem = call({
  name: 'items.delete',
  method: 'DELETE',
  path: '/provider-items/{id}',
  summary: 'Remove a product; it can be restored for a day',
  access: memberFor('items'),
  params: ofItem,
  responses: { 204: z.void() },
});

export const restoreItem = call({
  name: 'items.restore',
  method: 'PUT',
  path: '/provider-items/{id}/restoration',
  summary: 'Restore a removed product at its old position',
  access: memberFor('items'),
  params: ofItem,
  responses: { 200: one(Item) },
});

export const moveItem = call({
  name: 'items.move',
  method: 'PUT',
  path: '/provider-items/{id}/move-order',
  summary: 'Change the position of a product',
  access: memberFor('items'),
  params: ofItem,
  body: z.strictObject({ order: z.int().min(1).max(ITEMS_MAX) }),
  responses: { 200: one(z.object({ id: id('item'), order: z.int() })) },
});

export const showItem = call({
  name: 'items.show',
  method: 'PUT',
  path: '/provider-items/{id}/status',
  summary: 'Show an approved product to couples, or hide it',
  access: memberFor('items'),
  params: ofItem,
  body: z.strictObject({ status: z.enum(ITEM_SHOWN) }),
  responses: { 200: one(Item) },
});

export const listItemOptionGroups = call({
  name: 'items.optionGroups',
  method: 'GET',
  path: '/item-option-groups',
  summary: 'The options for products of a provider’s category',
  access: memberFor('items'),
  query: z.object({ providerId: idParam('provider') }),
  responses: { 200: one(z.array(ItemOptionGroup)) },
});

export const ITEM_PICTURE_RULE = imageUpload({ required: true });

export const uploadItemPicture = call({
  name: 'items.uploadPicture',
  method: 'POST',
  path: '/providers/{id}/item-pictures',
  summary: 'Upload a picture for a product before it is saved',
  access: memberFor('items'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({ kind: z.enum(ITEM_PICTURE_KINDS) }),
  files: { image: ITEM_PICTURE_RULE },
  responses: { 201: one(ItemPicture) },
});

export const chooseItemPicture = call({
  name: 'items.choosePicture',
  method: 'POST',
  path: '/providers/{id}/item-pictures/from-gallery',
  summary: 'Use a photo of a gallery as a picture for a product, as a copy of its own',
  access: memberFor('items'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({ kind: z.enum(ITEM_PICTURE_KINDS), mediaId: id('medium') }),
  responses: { 201: one(ItemPicture) },
});

export const ItemData = Item.pick({
  id: true,
  name: true,
  minPrice: true,
  maxPrice: true,
  currency: true,
  status: true,
});

export type ItemData = z.output<typeof ItemData>;

export const listItemDatas = call({
  name: 'items.ofMedium',
  method: 'GET',
  path: '/media/{id}/item-datas',
  summary: 'The products that show a medium of a gallery',
  access: memberFor('items'),
  params: z.object({ id: idParam('medium') }),
  responses: { 200: one(z.array(ItemData)) },
});
