import { api, onActingEnded, onUnauthorised } from '#platform/api/api.ts';
import { createSession } from './session.ts';

/** The session of this tab. */
export const session = createSession({
  readToken: async (id) => (await api('GET /access-tokens/{id}', { params: { id } })).data,
  readUser: async (customerId, id) =>
    (await api('GET /customers/{customerId}/users/{id}', { params: { customerId, id } })).data,
  endToken: async (id) => {
    await api('DELETE /access-tokens/{id}', { params: { id } });
  },
  endActing: async () => {
    await api('DELETE /desk/switch-user');
  },
});

/** Determines who is logged in and keeps it up to date: on a 401, and when another tab changes it. Never rejects. */
export function startSession(): Promise<void> {
  onUnauthorised(session.end);
  onActingEnded(session.actingEnded);
  window.addEventListener('storage', session.followOtherTab);
  return session.start();
}
