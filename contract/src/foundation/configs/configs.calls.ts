import { z } from 'zod';
import { anyone } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { listParam } from '../../shared/fields.ts';
import { ALL_ITEM_TYPES } from './item-types.ts';

export const ConfigEntry = z.object({
  itemType: z.enum(ALL_ITEM_TYPES),
  itemId: z.int(),
  /** What rows and programs call it, in every language. */
  code: z.string(),
  /** Its name in the reader’s language. */
  value: z.string(),
  status: z.enum(['active', 'passive']),
});
export type ConfigEntry = z.output<typeof ConfigEntry>;

export const listConfigs = call({
  name: 'configs.list',
  method: 'GET',
  path: '/configs',
  summary: 'The entries of the asked configuration lists, named in the language of the caller',
  access: anyone,
  query: z.object({
    itemTypes: listParam(z.enum(ALL_ITEM_TYPES), ALL_ITEM_TYPES.length),
  }),
  responses: { 200: one(z.array(ConfigEntry)) },
});
