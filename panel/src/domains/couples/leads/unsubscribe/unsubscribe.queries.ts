import { api } from '#platform/api/api.ts';

export const readSubscription = async (token: string) =>
  (await api('GET /unsubscribe/{token}', { params: { token } })).data;
export const changeSubscription = async (token: string, isUnsubscribed: boolean) =>
  (await api('PUT /unsubscribe/{token}', { params: { token }, body: { isUnsubscribed } })).data;
