import type { changeSubscription as changeCall, readSubscription } from '@bellbird/contract/couples/leads';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readSubscription>('GET /unsubscribe/{token}');
const changeEndpoint = endpoint<typeof changeCall>('PUT /unsubscribe/{token}');

export function subscriptionOptions(token: string) {
  return queryOptions({
    queryKey: ['unsubscribe', token],
    queryFn: async ({ signal }) => (await api(readEndpoint, { params: { token }, signal })).data,
    retry: false,
  });
}

export async function changeSubscription(token: string, isUnsubscribed: boolean) {
  return (await api(changeEndpoint, { params: { token }, body: { isUnsubscribed } })).data;
}
