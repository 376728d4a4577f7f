import type { Calls } from '@bellbird/contract';
import type { CallInput, CallResult } from '@bellbird/contract/shared/call';
import { type QueryKey, type UndefinedInitialDataOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import type { Route } from '#platform/api/client.ts';

type Answer<R extends Route> = CallResult<Calls[R]>;
type Data<R extends Route> = Answer<R> extends { data: infer D } ? D : never;
type Needs<R extends Route> = Pick<CallInput<Calls[R]>, 'params' | 'query' | 'body'>;
type Given<R extends Route, D> = Needs<R> & Omit<UndefinedInitialDataOptions<D>, 'queryKey' | 'queryFn' | 'select'>;
type Arguments<R extends Route, D> =
  Record<never, never> extends Needs<R> ? [given?: Given<R, D>] : [given: Given<R, D>];

/** A query that makes one call, with what both take: `answerOptions(key, 'GET /leads', { query, staleTime: 0 })`. */
export function answerOptions<R extends Route>(queryKey: QueryKey, route: R, ...[given]: Arguments<R, Answer<R>>) {
  const { params, query, body, ...options } = given ?? ({} as Given<R, Answer<R>>);
  const read = (signal: AbortSignal) => api(route, ...([{ params, query, body, signal }] as never));
  return queryOptions<Answer<R>>({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
}

/** The same for an answer of which only `data` is needed. */
export function dataOptions<R extends Route>(queryKey: QueryKey, route: R, ...[given]: Arguments<R, Data<R>>) {
  const { params, query, body, ...options } = given ?? ({} as Given<R, Data<R>>);
  const read = async (signal: AbortSignal) =>
    ((await api(route, ...([{ params, query, body, signal }] as never))) as { data: Data<R> }).data;
  return queryOptions<Data<R>>({ ...options, queryKey, queryFn: ({ signal }) => read(signal) });
}
