import type { readToken } from '@bellbird/contract/people/access';
import type { readCustomerUser } from '@bellbird/contract/people/customer-users';
import { api } from '../api/api.ts';
import { endpoint } from '../api/endpoint.ts';
import { session } from './current-session.ts';
import { readTokens } from './token-store.ts';

const tokenEndpoint = endpoint<typeof readToken>('GET /access-tokens/{id}');
const userEndpoint = endpoint<typeof readCustomerUser>('GET /customers/{customerId}/users/{id}');

/** After a payment, reloads what the session stores: pending payments and the packages of the user's providers. */
export async function refreshSession(): Promise<void> {
  const state = session.get();
  if (state.status !== 'loggedIn' || !state.user) return;
  const { id, customer } = state.user;
  const [token, user] = await Promise.all([
    api(tokenEndpoint, { params: { id: state.token.id } }),
    api(userEndpoint, { params: { customerId: customer.id, id } }),
  ]);
  session.updateToken(token.data);
  session.updateUser(user.data);
}

/** Asks again who is signed in, so that this device can answer it without a connection. */
export async function readOwnToken(): Promise<void> {
  const tokens = readTokens();
  if (tokens) await api(tokenEndpoint, { params: { id: tokens.id } });
}
