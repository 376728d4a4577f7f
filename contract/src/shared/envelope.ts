import { z } from 'zod';
import { intParam } from './fields.ts';
import { PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX, PAGE_MAX } from './limits.ts';

/** Which page of a list: `page` from 1, `limit` at most 100. */
export const Paging = z.object({
  page: intParam(1, PAGE_MAX).default(1),
  limit: intParam(1, PAGE_LIMIT_MAX).default(PAGE_LIMIT_DEFAULT),
});
export type Paging = z.output<typeof Paging>;

export const ListMeta = z.object({ total: z.int(), page: z.int(), limit: z.int() });

/** `{ data: … }` */
export function one<T extends z.ZodType>(data: T) {
  return z.object({ data });
}

/** `{ data: […], meta: { total, page, limit } }` */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), meta: ListMeta });
}

/** The minimal response of a create. */
export const Created = one(z.object({ id: z.int() }));

/** A failed call, error version 1: a text, and one for each field. */
export const ErrorV1 = z.object({ code: z.string(), message: z.string(), errors: z.record(z.string(), z.string()) });
/** A failed call, error version 2: the form’s text, and the paths to mark. */
export const ErrorV2 = z.object({ code: z.string(), message: z.string(), paths: z.array(z.string()) });
