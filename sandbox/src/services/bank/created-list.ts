import { z } from 'zod';
import type { Store, Stored } from '../../store.ts';

const Query = z.object({
  'created[gte]': z.coerce.number().int().min(0),
  'created[lt]': z.coerce.number().int().min(1),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  starting_after: z.string().max(100).optional(),
});

/** When something was created, in seconds. */
export const createdOf = ({ receivedAt }: Pick<Stored, 'receivedAt'>) => Math.floor(Date.parse(receivedAt) / 1000);

/** Stripe’s list of what was created in a period, the newest first; undefined if no period was asked for. */
export function listCreated<T extends Stored>(query: unknown, store: Store<T>) {
  const asked = Query.safeParse(query).data;
  if (!asked) return undefined;
  const { 'created[gte]': from, 'created[lt]': to, limit, starting_after: after } = asked;
  const all = store.list((each) => createdOf(each) >= from && createdOf(each) < to);
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  return { object: 'list', data: all.slice(start, start + limit), has_more: all.length > start + limit };
}
