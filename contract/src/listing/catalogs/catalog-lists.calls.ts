import { z } from 'zod';
import { member, memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { id, idParam, ourText } from '../../shared/fields.ts';
import { CAPACITY_KINDS } from './catalog-rules.ts';

export const CatalogType = z.object({ id: id('catalogType'), name: ourText(), hasMenus: z.boolean() });
export type CatalogType = z.output<typeof CatalogType>;

export const CatalogItemOption = z.object({
  id: id('catalogItemOption'),
  name: ourText(),
  /** What the unit of a price counts: guests, hours, pieces. */
  unitLabel: ourText(),
  type: z.enum(CAPACITY_KINDS),
});
export type CatalogItemOption = z.output<typeof CatalogItemOption>;

export const CatalogItem = z.object({
  id: id('catalogItem'),
  name: ourText(),
  options: z.array(CatalogItemOption),
});
export type CatalogItem = z.output<typeof CatalogItem>;

export const PricedCatalogType = CatalogType.extend({ items: z.array(CatalogItem) });
export type PricedCatalogType = z.output<typeof PricedCatalogType>;

export const listTypesOfProvider = call({
  name: 'catalogs.typesOfProvider',
  method: 'GET',
  path: '/providers/{id}/catalog-types',
  summary: 'The types of catalog that a provider can have, each with everything it can price',
  access: memberFor('catalogs'),
  params: z.object({ id: idParam('provider') }),
  responses: { 200: one(z.array(PricedCatalogType)) },
});

export const listCatalogTypes = call({
  name: 'catalogs.types',
  method: 'GET',
  path: '/catalog-types',
  summary: 'The types of catalog, all or those of a category of providers',
  access: member,
  calledBy: 'api',
  query: z.object({ providerCategoryId: idParam('category').optional() }),
  responses: { 200: one(z.array(CatalogType)) },
});

export const listCatalogItems = call({
  name: 'catalogs.items',
  method: 'GET',
  path: '/catalog-items',
  summary: 'What a catalog of a type can price for a category of providers, with its options',
  access: member,
  calledBy: 'api',
  query: z.object({ catalogTypeId: idParam('catalogType'), providerCategoryId: idParam('category') }),
  responses: { 200: one(z.array(CatalogItem)) },
});

export const listCatalogItemOptions = call({
  name: 'catalogs.itemOptions',
  method: 'GET',
  path: '/catalog-items/{id}/options',
  summary: 'The options of a catalog item',
  access: member,
  calledBy: 'api',
  params: z.object({ id: idParam('catalogItem') }),
  responses: { 200: one(z.array(CatalogItemOption)) },
});
