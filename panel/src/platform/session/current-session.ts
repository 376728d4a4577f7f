import type { logout, readToken } from '@bellbird/contract/people/access';
import type { readCustomerUser } from '@bellbird/contract/people/customer-users';
import type { stopActing } from '@bellbird/contract/desk/support';
import { api, onActingEnded, onUnauthorised } from '#platform/api/api.ts';
import { endpoint } from '#platform/api/endpoint.ts';
import { createSession } from './session.ts';

const readTokenEndpoint = endpoint<typeof readToken>('GET /access-tokens/{id}');
const logoutEndpoint = endpoint<typeof logout>('DELETE /access-tokens/{id}');
const readUserEndpoint = endpoint<typeof readCustomerUser>('GET /customers/{customerId}/users/{id}');
const endActingEndpoint = endpoint<typeof stopActing>('DELETE /desk/switch-user');

/** The session of this tab. */
export const session = createSession({
  readToken: async (id) => (await api(readTokenEndpoint, { params: { id } })).data,
  readUser: async (customerId, id) => (await api(readUserEndpoint, { params: { customerId, id } })).data,
  endToken: async (id) => {
    await api(logoutEndpoint, { params: { id } });
  },
  endActing: async () => {
    await api(endActingEndpoint);
  },
});

/** Determines who is logged in and keeps it up to date: on a 401, and when another tab changes it. Never rejects. */
export function startSession(): Promise<void> {
  onUnauthorised(session.end);
  onActingEnded(session.actingEnded);
  window.addEventListener('storage', session.followOtherTab);
  return session.start();
}
