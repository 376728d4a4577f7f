import type { NewToken, TokenData } from '@bellbird/contract/people/access';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import type { Acting } from '@bellbird/contract/desk/support';
import { ACTING_MINUTES } from '@bellbird/contract/shared/limits';
import { ApiFailure, networkFailure } from '#platform/api/api-failure.ts';
import type { Credentials } from '#platform/api/common-headers.ts';
import { ACTING_KEY, type StoredActing, clearActing, readActing, writeActing } from './acting-store.ts';
import { forgetPerson } from './forget-person.ts';
import { rememberAccount } from './last-account.ts';
import { SESSION_KEY, type StoredTokens, parseTokens, readTokens, writeTokens } from './token-store.ts';

/** Why nobody is logged in: `absent` from the start, `left` by choice, `ended` by the server. */
export type Departure = 'absent' | 'left' | 'ended';

export type LoginState =
  | { readonly status: 'unknown'; readonly failure?: ApiFailure | undefined }
  | { readonly status: 'loggedOut'; readonly departure: Departure }
  | {
      readonly status: 'loggedIn';
      readonly token: TokenData;
      readonly user: SessionUser | undefined;
      /** Set while a team member acts for the user. */
      readonly acting?: StoredActing | undefined;
      /** The name of the user that the server no longer lets us act for. */
      readonly noLongerActingFor?: string | undefined;
    };

/** The calls a session makes about itself. */
export type SessionCalls = {
  readToken: (id: number) => Promise<TokenData>;
  readUser: (customerId: number, customerUserId: number) => Promise<SessionUser>;
  endToken: (id: number) => Promise<void>;
  endActing: () => Promise<void>;
};

/** Who is using the panel. Starts as unknown; `start` determines it; subscribers are notified of every change. */
export function createSession(calls: SessionCalls) {
  let state: LoginState = { status: 'unknown' };
  const listeners = new Set<() => void>();

  function become(next: LoginState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function leave(departure: Departure): void {
    forgetPerson();
    become({ status: 'loggedOut', departure });
  }

  async function enter(tokens: StoredTokens, known?: TokenData, noLongerActingFor?: string): Promise<void> {
    try {
      const token = known ?? (await calls.readToken(tokens.id));
      const { customerId, customerUserId } = token;
      const user = customerId && customerUserId ? await calls.readUser(customerId, customerUserId) : undefined;
      if (!isCurrent(tokens)) return;
      rememberAccount(tokens, token, user);
      become({ status: 'loggedIn', token, user, acting: readActing(), noLongerActingFor });
    } catch (error) {
      const failure = error instanceof ApiFailure ? error : networkFailure();
      if (!isCurrent(tokens)) return;
      if (failure.status === 401 || failure.status === 404) leave('ended');
      else become({ status: 'unknown', failure });
    }
  }

  /** Determines the login state from what this browser stored; also the retry after a failure. */
  async function start(noLongerActingFor?: string): Promise<void> {
    become({ status: 'unknown' });
    const tokens = readTokens();
    if (tokens) await enter(tokens, undefined, noLongerActingFor);
    else become({ status: 'loggedOut', departure: 'absent' });
  }

  /** Starts a new login; the state changes once the user is loaded. */
  async function begin({ accessToken, consumerKey, ...token }: NewToken): Promise<void> {
    const tokens = { id: token.id, accessToken, consumerKey };
    clearActing();
    writeTokens(tokens);
    await enter(tokens, token);
  }

  /** Switches to the user that the server lets us act for. */
  async function act({ expiresAt: _, ...acting }: Acting): Promise<void> {
    writeActing({ ...acting, until: Date.now() + ACTING_MINUTES * 60_000 });
    await start();
  }

  /** Returns to the own session. The server is called with the own credentials, so the storage is cleared first. */
  async function stopActing(): Promise<void> {
    if (!readActing()) return;
    become({ status: 'unknown' });
    clearActing();
    await calls.endActing().catch(() => undefined);
    await start();
  }

  /** The time is over, or another tab or browser ended it. A late answer to an earlier switch is ignored. */
  function actingEnded(sent?: Credentials): void {
    const acting = readActing();
    if (!acting || (sent && sent.switchUser !== acting.customerUserId)) return;
    clearActing();
    void start(acting.userName);
  }

  async function logout(): Promise<void> {
    if (readActing()) {
      clearActing();
      await calls.endActing().catch(() => undefined);
    }
    const tokens = readTokens();
    // The server may be unreachable: this browser clears the login anyway.
    if (tokens) await calls.endToken(tokens.id).catch(() => undefined);
    leave('left');
  }

  /** A 401. One that answers an older login is ignored. */
  function end(sent: Credentials | undefined): void {
    const current = readTokens();
    if (state.status === 'loggedOut') return;
    if (current && current.accessToken !== sent?.accessToken) return;
    leave('ended');
  }

  /** The login was removed or replaced in another tab; `key` is null when all storage was cleared. */
  function followOtherTab({ key, newValue, oldValue }: Pick<StorageEvent, 'key' | 'newValue' | 'oldValue'>): void {
    if (key === ACTING_KEY && readTokens()) void start();
    if (key !== null && key !== SESSION_KEY) return;
    const after = key === null ? undefined : parseTokens(newValue);
    if (!after) {
      if (state.status !== 'loggedOut') leave('left');
    } else if (after.accessToken !== parseTokens(oldValue)?.accessToken) {
      void start();
    }
  }

  return {
    get: () => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start: () => start(),
    begin,
    act,
    stopActing,
    actingEnded,
    /** Forced modals and the chat are off while this is true. */
    isActing: (): boolean => state.status === 'loggedIn' && state.acting !== undefined,
    logout,
    end,
    followOtherTab,
    /** The token's data after a change on the server, such as a renewed password. */
    updateToken: (token: TokenData): void => {
      if (state.status === 'loggedIn') become({ ...state, token });
    },
    /** The user after a change to their own account; changes to other users are ignored. */
    updateUser(user: SessionUser): void {
      if (state.status === 'loggedIn' && state.user?.id === user.id) become({ ...state, user });
    },
  };
}

function isCurrent(tokens: StoredTokens): boolean {
  const now = readTokens();
  return now?.accessToken === tokens.accessToken && now.switchUser === tokens.switchUser;
}
