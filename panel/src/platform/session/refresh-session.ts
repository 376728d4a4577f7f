import { api } from '../api/api.ts';
import { session } from './current-session.ts';
import { readTokens } from './token-store.ts';

const tokenRoute = 'GET /access-tokens/{id}';

/** After a payment, reloads what the session stores: pending payments and the packages of the user's providers. */
export async function refreshSession(): Promise<void> {
  const state = session.get();
  if (state.status !== 'loggedIn' || !state.user) return;
  const { id, customer } = state.user;
  const [token, user] = await Promise.all([
    api(tokenRoute, { params: { id: state.token.id } }),
    api('GET /customers/{customerId}/users/{id}', { params: { customerId: customer.id, id } }),
  ]);
  session.updateToken(token.data);
  session.updateUser(user.data);
}

/** Asks again who is signed in, so that this device can answer it without a connection. */
export async function readOwnToken(): Promise<void> {
  const tokens = readTokens();
  if (tokens) await api(tokenRoute, { params: { id: tokens.id } });
}
