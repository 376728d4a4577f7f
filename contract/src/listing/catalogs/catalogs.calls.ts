import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { Day, Instant, id, idParam, Version } from '../../shared/fields.ts';
import { catalogForm, newCatalogForm, pricesForm } from './catalog-form.ts';
import { MENU_TYPES, WEEK_PERIODS } from './catalog-rules.ts';
import { CatalogItemOption, CatalogType } from './catalog-lists.calls.ts';
import { MenuFile } from './menu-files.calls.ts';

const version = Version;

export const CatalogPrice = z.object({
  weekPeriod: z.enum(WEEK_PERIODS),
  /** Whole dollars, GST included. */
  price: z.int(),
  /** The maximum of a package, or the minimum of a price per person. */
  unit: z.int(),
  currency: z.string(),
  catalogItemOption: CatalogItemOption,
});
export type CatalogPrice = z.output<typeof CatalogPrice>;

export const Menu = z.object({
  name: z.string(),
  type: z.enum(MENU_TYPES),
  notes: z.string(),
  price: z.int(),
  currency: z.string(),
  minGuests: z.int().nullable(),
  maxGuests: z.int().nullable(),
  expireAt: Day,
  file: MenuFile.nullable(),
});
export type Menu = z.output<typeof Menu>;

export const Catalog = z.object({
  id: id('catalog'),
  name: z.string(),
  catalogType: CatalogType,
  provider: z.object({ id: id('provider'), name: z.string(), timeZone: z.string() }),
  prices: z.array(CatalogPrice),
  menus: z.array(Menu),
  /** The last day on which the prices are valid, in the provider's time zone. */
  expireAt: Day,
  updatedAt: Instant,
  version,
});
export type Catalog = z.output<typeof Catalog>;

const ofCustomer = z.object({ id: idParam('customer') });

export const listCatalogsOfCustomer = call({
  name: 'catalogs.listOfCustomer',
  method: 'GET',
  path: '/customers/{id}/catalogs',
  summary: 'The catalogs of a customer, of the providers whose prices the caller manages',
  access: memberFor('catalogs'),
  calledBy: 'api',
  params: ofCustomer,
  query: Paging,
  responses: { 200: listOf(Catalog) },
});

const ofCatalog = ofCustomer.extend({ catalogId: idParam('catalog') });

export const readCatalog = call({
  name: 'catalogs.read',
  method: 'GET',
  path: '/customers/{id}/catalogs/{catalogId}',
  summary: 'One catalog',
  access: memberFor('catalogs'),
  params: ofCatalog,
  responses: { 200: one(Catalog) },
});

export const updateCatalogPrices = call({
  name: 'catalogs.updatePrices',
  method: 'PUT',
  path: '/customers/{id}/catalogs/{catalogId}',
  summary: 'Change the prices of a catalog and their expiry; its menus stay',
  access: memberFor('catalogs'),
  params: ofCatalog,
  body: pricesForm({}).extend({ version }),
  responses: { 200: one(Catalog) },
});

export const listCatalogs = call({
  name: 'catalogs.list',
  method: 'GET',
  path: '/customer-catalogs',
  summary: 'The caller’s catalogs, of one provider or of all',
  access: memberFor('catalogs'),
  query: Paging.extend({ providerId: idParam('provider').optional() }),
  responses: { 200: listOf(Catalog) },
});

export const createCatalog = call({
  name: 'catalogs.create',
  method: 'POST',
  path: '/customer-catalogs',
  summary: 'Add a catalog with its prices and menus',
  access: memberFor('catalogs'),
  body: newCatalogForm({}).extend({ providerId: id('provider') }),
  responses: { 201: Created },
  idempotent: true,
});

export const updateCatalog = call({
  name: 'catalogs.update',
  method: 'PUT',
  path: '/customer-catalogs/{id}',
  summary: 'Change a catalog: name, prices and menus',
  access: memberFor('catalogs'),
  params: z.object({ id: idParam('catalog') }),
  body: catalogForm({}).extend({ version }),
  responses: { 200: one(Catalog) },
});

export const deleteCatalog = call({
  name: 'catalogs.delete',
  method: 'DELETE',
  path: '/customer-catalogs/{id}',
  summary: 'Remove a catalog with its prices and menus',
  access: memberFor('catalogs'),
  params: z.object({ id: idParam('catalog') }),
  responses: { 204: z.void() },
});
