import { z } from 'zod';
import { PAGES, anyone, member, memberFor, session, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Paging, listOf, one } from '../../shared/envelope.ts';
import { Instant, id, idParam, listParam, optionalText, text, ourText } from '../../shared/fields.ts';
import { HOLD_REASON_MAX, PROVIDER_SEARCH_MAX } from '../../shared/limits.ts';
import { Provider } from '../../shared/provider.ts';
import { CATEGORY_TYPES } from '../../shared/category-types.ts';

export const listProviders = call({
  name: 'providers.list',
  method: 'GET',
  path: '/providers',
  summary: "The caller's own providers",
  access: member,
  query: Paging.extend({ query: optionalText(PROVIDER_SEARCH_MAX).optional() }),
  responses: { 200: listOf(Provider) },
});

/** The pages of one provider that the caller may open. */
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

export const listChurnedProviders = call({
  name: 'providers.churned',
  method: 'GET',
  path: '/providers/churned',
  summary: "The caller's providers that have left the marketplace, latest first",
  access: member,
  query: Paging.extend({ query: optionalText(PROVIDER_SEARCH_MAX).optional() }),
  responses: { 200: listOf(Provider.extend({ leftAt: Instant })) },
});

/** The public facts of a provider. */
export const PublicProvider = z.object({
  id: id('provider'),
  name: z.string(),
  category: z.object({ name: ourText(), categoryType: z.enum(CATEGORY_TYPES) }),
  city: z.object({ name: z.string() }),
  district: z.object({ name: z.string() }).nullable(),
  /** The path of its main image. */
  image: z.string().nullable(),
});
export type PublicProvider = z.output<typeof PublicProvider>;

export const searchProviders = call({
  name: 'providers.search',
  method: 'GET',
  path: '/providers/search',
  summary: 'Search all providers of the marketplace by name; returns public facts only',
  access: session,
  query: Paging.extend({ query: text(PROVIDER_SEARCH_MAX) }),
  responses: { 200: listOf(PublicProvider) },
});

/** `hold` hides the listing until `release`; `request_review` asks the team to review it. */
export const PROVIDER_ACTIONS = ['hold', 'release', 'request_review'] as const;
export type ProviderAction = (typeof PROVIDER_ACTIONS)[number];

export const actOnProvider = call({
  name: 'providers.act',
  method: 'POST',
  path: '/providers/{id}/actions',
  summary: 'Put a provider on hold, release it, or ask the team to review it',
  access: memberFor('info'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({ type: z.enum(PROVIDER_ACTIONS) }),
  responses: { 200: one(Provider) },
});

export const changeMembership = call({
  name: 'providers.membership',
  method: 'PUT',
  path: '/desk/providers/{id}/membership',
  summary: 'The team records that a provider has left the marketplace, or is back',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  body: z.strictObject({ hasLeft: z.boolean() }),
  responses: { 204: z.void() },
});

/** Only the team releases what it put on hold; the vendor reads the reason. */
export const holdProvider = call({
  name: 'providers.hold',
  method: 'PUT',
  path: '/desk/providers/{id}/hold',
  summary: 'The team hides a provider’s listing from couples, or shows it again',
  access: staffFor('accounts'),
  params: z.object({ id: idParam('provider') }),
  body: z.discriminatedUnion('isOnHold', [
    z.strictObject({ isOnHold: z.literal(true), reason: text(HOLD_REASON_MAX) }),
    z.strictObject({ isOnHold: z.literal(false) }),
  ]),
  responses: { 204: z.void() },
});

const SCOPES = ['getRoiMinLeadCount', 'getProviderCategoryMeta'] as const;

export const ProviderCategory = z.object({
  id: id('category'),
  name: ourText(),
  slug: z.string(),
  categoryType: z.enum(CATEGORY_TYPES),
  /** With the scope getRoiMinLeadCount: the number of leads below which the return on investment is not meaningful. */
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
