import { z } from 'zod';
import { memberFor } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { Created, Paging, listOf, one } from '../../shared/envelope.ts';
import { id, idParam, text, Version } from '../../shared/fields.ts';
import { CAPACITY_DIGITS, SPACE_NAME_MAX } from '../../shared/limits.ts';

export const SPACE_TYPES = ['indoor', 'outdoor', 'both'] as const;

const version = Version;

export const Space = z.object({
  id: id('space'),
  providerId: id('provider'),
  name: z.string(),
  type: z.enum(SPACE_TYPES),
  mealCapacity: z.int().nullable(),
  cocktailCapacity: z.int().nullable(),
  version,
});
export type Space = z.output<typeof Space>;

const DIGITS = `Please enter a number of ${CAPACITY_DIGITS.min} to ${CAPACITY_DIGITS.max} digits.`;
const Capacity = z
  .int('Please enter a whole number.')
  .min(10 ** (CAPACITY_DIGITS.min - 1), DIGITS)
  .max(10 ** CAPACITY_DIGITS.max - 1, DIGITS)
  .meta({ examples: [120] });

const spaceFields = {
  name: text(SPACE_NAME_MAX).regex(
    /^(?=.*\p{L})[\p{L}\p{M}\p{Nd} ]+$/u,
    'Please use letters, or letters with numbers.',
  ),
  type: z.enum(SPACE_TYPES),
  mealCapacity: Capacity.nullable(),
  cocktailCapacity: Capacity.nullable(),
};

const hasCapacity = (space: { mealCapacity: number | null; cocktailCapacity: number | null }) =>
  space.mealCapacity !== null || space.cocktailCapacity !== null;
const CAPACITY_MISSING = {
  path: ['mealCapacity'],
  message: 'Please fill in the guests for a meal, for cocktails, or both.',
};

export const SpaceForm = z.strictObject(spaceFields).refine(hasCapacity, CAPACITY_MISSING);
export type SpaceForm = z.input<typeof SpaceForm>;

export const listSpaces = call({
  name: 'catalogs.spaces',
  method: 'GET',
  path: '/customer-spaces',
  summary: 'The spaces of the caller’s providers, of one or of all',
  access: memberFor('catalogs'),
  query: Paging.extend({ providerId: idParam('provider').optional() }),
  responses: { 200: listOf(Space) },
});

export const createSpace = call({
  name: 'catalogs.createSpace',
  method: 'POST',
  path: '/customer-spaces',
  summary: 'Add a space with its capacity',
  access: memberFor('catalogs'),
  body: z.strictObject({ ...spaceFields, providerId: id('provider') }).refine(hasCapacity, CAPACITY_MISSING),
  responses: { 201: Created },
  idempotent: true,
});

export const updateSpace = call({
  name: 'catalogs.updateSpace',
  method: 'PUT',
  path: '/customer-spaces/{id}',
  summary: 'Change a space',
  access: memberFor('catalogs'),
  params: z.object({ id: idParam('space') }),
  body: z.strictObject({ ...spaceFields, version }).refine(hasCapacity, CAPACITY_MISSING),
  responses: { 200: one(Space) },
});

export const deleteSpace = call({
  name: 'catalogs.deleteSpace',
  method: 'DELETE',
  path: '/customer-spaces/{id}',
  summary: 'Remove a space, unless the calendar has bookings in it or a couple can still accept a quote for it',
  access: memberFor('catalogs'),
  params: z.object({ id: idParam('space') }),
  responses: { 204: z.void() },
  fails: ['in_use', 'space_quoted'],
});
