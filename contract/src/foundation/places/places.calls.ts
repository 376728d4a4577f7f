import { z } from 'zod';
import { anyone, staffFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, one } from '../../shared/envelope.ts';
import { id, idParam, text } from '../../shared/fields.ts';
import { imageUpload } from '../../shared/uploads.ts';

export const Region = z.object({ id: id('region'), name: z.string(), code: z.string() });
export type Region = z.output<typeof Region>;

export const District = z.object({ id: id('district'), cityId: id('city'), name: z.string(), slug: z.string() });
export type District = z.output<typeof District>;

export const City = z.object({
  id: id('city'),
  regionId: id('region'),
  name: z.string(),
  slug: z.string(),
  position: z.int(),
  timeZone: z.string(),
  imageUrl: z.string().nullable(),
  districts: z.array(District),
});
export type City = z.output<typeof City>;

export const listRegions = call({
  name: 'places.regions',
  method: 'GET',
  path: '/regions',
  summary: 'The states and territories',
  access: anyone,
  responses: { 200: one(z.array(Region)) },
});

export const listCities = call({
  name: 'places.cities',
  method: 'GET',
  path: '/cities',
  summary: 'The cities with their districts',
  access: anyone,
  responses: { 200: one(z.array(City)) },
});

export const updateCity = call({
  name: 'places.updateCity',
  method: 'PUT',
  path: '/cities/{id}',
  summary: 'Change a city and its picture',
  access: staffFor('catalogue'),
  calledBy: 'api',
  params: z.object({ id: idParam('city') }),
  body: z.strictObject({ name: text(80) }),
  files: { image: imageUpload({ required: false }) },
  responses: { 200: one(City) },
});

export const swapCityOrder = call({
  name: 'places.swapCityOrder',
  method: 'PUT',
  path: '/cities/{id}/swap-order',
  summary: 'Exchange the position of two cities',
  access: staffFor('catalogue'),
  calledBy: 'api',
  params: z.object({ id: idParam('city') }),
  body: z.strictObject({ otherId: id('city') }),
  responses: { 200: one(z.array(City)) },
});

export const listDistricts = call({
  name: 'places.districts',
  method: 'GET',
  path: '/districts',
  summary: 'The districts of a city',
  access: anyone,
  calledBy: 'api',
  query: z.object({ cityId: idParam('city') }),
  responses: { 200: one(z.array(District)) },
});

export const createDistrict = call({
  name: 'places.createDistrict',
  method: 'POST',
  path: '/districts',
  summary: 'Add a district to a city',
  access: staffFor('catalogue'),
  calledBy: 'api',
  body: z.strictObject({ cityId: id('city'), name: text(80) }),
  responses: { 201: Created },
  idempotent: true,
});

export const updateDistrict = call({
  name: 'places.updateDistrict',
  method: 'PUT',
  path: '/districts/{id}',
  summary: 'Rename a district',
  access: staffFor('catalogue'),
  calledBy: 'api',
  params: z.object({ id: idParam('district') }),
  body: z.strictObject({ name: text(80) }),
  responses: { 200: one(District) },
});

export const deleteDistrict = call({
  name: 'places.deleteDistrict',
  method: 'DELETE',
  path: '/districts/{id}',
  summary: 'Remove a district that nobody uses',
  access: staffFor('catalogue'),
  calledBy: 'api',
  params: z.object({ id: idParam('district') }),
  responses: { 204: z.void() },
});
