import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { useSyncExternalStore } from 'react';
import { session } from './current-session.ts';
import type { StoredActing } from './acting-store.ts';
import type { LoginState } from './session.ts';

/** The login state, as it is now. */
export function useLoginState(): LoginState {
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}

/** The logged-in customer user; undefined for the marketplace team. */
export function useUser(): SessionUser | undefined {
  return userOf(useLoginState());
}

/** The same outside components, at this moment. */
export function currentUser(): SessionUser | undefined {
  return userOf(session.get());
}

function userOf(state: LoginState): SessionUser | undefined {
  return state.status === 'loggedIn' ? state.user : undefined;
}

/** The user that a team member is acting for, if any. */
export function useActing(): StoredActing | undefined {
  const state = useLoginState();
  return state.status === 'loggedIn' ? state.acting : undefined;
}
