import { z } from 'zod';
import { MENU_TYPES, WEEK_PERIODS } from '../../listing/catalogs/catalog-rules.ts';
import { CatalogItemOption } from '../../listing/catalogs/catalog-lists.calls.ts';
import { Picture } from '../../listing/galleries/galleries.calls.ts';
import { InfoRequestForm } from '../../listing/providers/info-request-forms.calls.ts';
import { FORM_GROUPS } from '../../listing/provider-data/form-fields.ts';
import { memberFor, partner } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, id, idParam, ourText } from '../../shared/fields.ts';

const ListedProvider = z.object({
  id: id('provider'),
  name: z.string(),
  category: z.object({ name: ourText(), type: z.enum(CATEGORY_TYPES) }),
  city: z.string(),
  district: z.string().nullable(),
  /** Its package places it before others in its city and category. */
  isPlacedFirst: z.boolean(),
});

const PublicMedium = z.object({
  id: id('medium'),
  type: z.enum(['photo', 'video']),
  picture: Picture.nullable(),
  embedUrl: z.string().nullable(),
  caption: z.string(),
  isMain: z.boolean(),
});

const PublicItem = z.object({
  id: id('item'),
  name: z.string(),
  description: z.string(),
  minPrice: z.int().nullable(),
  maxPrice: z.int().nullable(),
  pictures: z.array(z.object({ url: z.string(), thumbUrl: z.string() })),
  options: z.array(z.string()),
});

const PublicCatalog = z.object({
  id: id('catalog'),
  name: z.string(),
  type: z.string(),
  /** The last day on which these prices are valid. */
  expireAt: Day,
  prices: z.array(
    z.object({
      weekPeriod: z.enum(WEEK_PERIODS),
      /** Whole dollars, GST included. */
      price: z.int(),
      unit: z.int(),
      option: CatalogItemOption.pick({ name: true, unitLabel: true, type: true }),
    }),
  ),
  menus: z.array(
    z.object({
      name: z.string(),
      type: z.enum(MENU_TYPES),
      notes: z.string(),
      price: z.int(),
      minGuests: z.int().nullable(),
      maxGuests: z.int().nullable(),
    }),
  ),
});

const PublicOffer = z.object({
  id: id('discount'),
  title: z.string(),
  text: z.string(),
  priceBefore: z.int().nullable(),
  priceAfter: z.int().nullable(),
  perPerson: z.boolean(),
  validUntil: Day,
  imageUrl: z.string().nullable(),
});

const PublicComment = z.object({
  id: id('testimonial'),
  coupleName: z.string(),
  weddingDate: Day.nullable(),
  rating: z.number(),
  text: z.string(),
  reply: z.string().nullable(),
  images: z.array(z.string()),
  /** Where it was written first, if not here. */
  source: z.string().nullable(),
});

/** A user shown as a contact; couples reach them through the marketplace, so there are no addresses. */
const PublicPerson = z.object({
  id: id('customerUser'),
  name: z.string(),
  bio: z.string(),
  imageUrl: z.string().nullable(),
});

/** Everything that couples see of a provider, and nothing that waits for approval. */
export const PublicListing = z.object({
  provider: ListedProvider,
  /** The answers of the listing’s form, in order; contact details are not among them. */
  facts: z.array(z.object({ group: z.enum(FORM_GROUPS), name: z.string(), label: ourText(), value: ourText() })),
  galleries: z.array(z.object({ id: id('gallery'), name: z.string(), media: z.array(PublicMedium) })),
  people: z.array(PublicPerson),
  items: z.array(PublicItem),
  catalogs: z.array(PublicCatalog),
  offers: z.array(PublicOffer),
  comments: z.object({
    count: z.int(),
    average: z.number().nullable(),
    /** Featured ones first, then the newest; at most 20. */
    newest: z.array(PublicComment),
  }),
  /** What couples are asked when they request a quote. */
  forms: z.array(InfoRequestForm),
});
export type PublicListing = z.output<typeof PublicListing>;

export const readPublicListing = call({
  name: 'publicListings.read',
  method: 'GET',
  path: '/marketplace/listings/{id}',
  summary:
    'Everything the marketplace shows of a provider, for its servers; signed. Refused with a reason while it is on hold or has left. Send If-None-Match to hear 304 when nothing changed; copy pictures, because their addresses are valid for minutes',
  access: partner,
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(PublicListing) },
});

export const PublicListingSummary = ListedProvider.extend({
  tagline: z.string(),
  picture: Picture.nullable(),
  commentCount: z.int(),
  averageRating: z.number().nullable(),
});

export const listPublicListings = call({
  name: 'publicListings.list',
  method: 'GET',
  path: '/marketplace/listings',
  summary:
    'The listings of a category in a city, for the marketplace’s servers; signed. Those whose package places them first come first',
  access: partner,
  query: Paging.extend({ categoryId: idParam('category'), cityId: idParam('city') }),
  responses: { 200: listOf(PublicListingSummary) },
});

export const previewListing = call({
  name: 'publicListings.preview',
  method: 'GET',
  path: '/providers/{id}/listing-preview',
  summary: 'The listing as couples see it, and whether they see it at all',
  access: memberFor('info'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(z.object({ hidden: z.enum(['on_hold', 'left']).nullable(), listing: PublicListing })) },
});
