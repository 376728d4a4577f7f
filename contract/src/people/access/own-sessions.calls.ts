import { z } from 'zod';
import { session } from '../../shared/access.ts';
import { call } from '../../shared/call.ts';
import { one } from '../../shared/envelope.ts';
import { Instant, id } from '../../shared/fields.ts';

export const DEVICE_KINDS = ['phone', 'tablet', 'computer', 'other'] as const;

/** A signed-in device, in words its owner recognises. */
export const OwnSession = z.object({
  id: id('accessToken'),
  device: z.enum(DEVICE_KINDS),
  /** Such as ‘Safari’; null if the browser does not say. */
  browser: z.string().nullable(),
  /** Such as ‘iPhone’ or ‘Windows’. */
  system: z.string().nullable(),
  createdAt: Instant,
  lastUsedAt: Instant,
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof OwnSession>;

export const listOwnSessions = call({
  name: 'access.ownSessions',
  method: 'GET',
  path: '/access-tokens',
  summary: 'Where the caller is signed in, the last used first',
  access: session,
  responses: { 200: one(z.array(OwnSession)) },
});
