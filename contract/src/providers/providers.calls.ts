import { z } from 'zod';
import { PAGES, anyone, member } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { Paging, listOf, one } from '../shared/envelope.ts';
import { Day, id, idParam, listParam } from '../shared/fields.ts';

export const CATEGORY_TYPES = [
  'venue',
  'photography',
  'flowers',
  'food',
  'music',
  'attire',
  'beauty',
  'planning',
  'other',
] as const;
export const PAID_STATUSES = ['paid', 'limited', 'unpaid'] as const;

export const ProductFeatures = z.object({
  productDateEnd: Day.nullable(),
  statsAccess: z.boolean(),
  /** How many rivals may be compared; 0 is none. */
  rivalStatsAccess: z.int(),
});

export const Provider = z.object({
  id: id('provider'),
  name: z.string(),
  categoryId: id('category'),
  cityId: id('city'),
  category: z.object({ id: id('category'), name: z.string(), categoryType: z.enum(CATEGORY_TYPES) }),
  city: z.object({ name: z.string() }),
  district: z.object({ name: z.string() }).nullable(),
  timeZone: z.string(),
  onHold: z.boolean(),
  paidStatus: z.enum(PAID_STATUSES),
  isMissingData: z.boolean(),
  productFeatures: ProductFeatures,
  providerFilter: z.object({ listingProductName: z.string() }),
});
export type Provider = z.output<typeof Provider>;

export const listProviders = call({
  name: 'providers.list',
  method: 'GET',
  path: '/providers',
  summary: "The caller's own providers",
  access: member,
  query: Paging,
  responses: { 200: listOf(Provider) },
});

/** What the caller may open of one provider. */
export const ProviderPermissions = z.object({
  providerId: id('provider'),
  pages: z.record(z.enum(PAGES), z.boolean()),
});
export type ProviderPermissions = z.output<typeof ProviderPermissions>;

export const readProviderPermissions = call({
  name: 'providers.permissions',
  method: 'GET',
  path: '/providers/{id}/permissions',
  summary: 'Which pages of a provider the caller may manage',
  access: member,
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(ProviderPermissions) },
});

const SCOPES = ['getRoiMinLeadCount', 'getProviderCategoryMeta'] as const;

export const ProviderCategory = z.object({
  id: id('category'),
  name: z.string(),
  slug: z.string(),
  categoryType: z.enum(CATEGORY_TYPES),
  /** With the scope getRoiMinLeadCount: the leads below which a return on investment says nothing. */
  roiMinLeadCount: z.int().optional(),
  /** With the scope getProviderCategoryMeta. */
  meta: z
    .object({
      capacityKinds: z.array(z.enum(['package', 'per_person'])),
      hasMenus: z.boolean(),
      hasSpaces: z.boolean(),
    })
    .optional(),
});
export type ProviderCategory = z.output<typeof ProviderCategory>;

export const listProviderCategories = call({
  name: 'providers.categories',
  method: 'GET',
  path: '/provider-categories',
  summary: 'The categories a provider can belong to',
  access: anyone,
  query: z.object({
    scopes: listParam(z.enum(SCOPES), SCOPES.length).optional(),
  }),
  responses: { 200: one(z.array(ProviderCategory)) },
});
