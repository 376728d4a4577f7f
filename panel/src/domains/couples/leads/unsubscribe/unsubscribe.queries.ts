import type { changeSubscription as changeCall, readSubscription as readCall } from '@bellbird/contract/couples/leads';
import { api } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';

const readEndpoint = endpoint<typeof readCall>('GET /unsubscribe/{token}');
const changeEndpoint = endpoint<typeof changeCall>('PUT /unsubscribe/{token}');

export async function readSubscription(token: string) {
  return (await api(readEndpoint, { params: { token } })).data;
}

export async function changeSubscription(token: string, isUnsubscribed: boolean) {
  return (await api(changeEndpoint, { params: { token }, body: { isUnsubscribed } })).data;
}
