import type { NewToken, TokenData } from '@bellbird/contract/people/access';
import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure, networkFailure } from '#platform/api/api-failure.ts';
import { ACTING_KEY } from './acting-store.ts';
import { recallAccount } from './last-account.ts';
import { type LoginState, type SessionCalls, createSession } from './session.ts';
import { SESSION_KEY, readTokens, writeTokens } from './token-store.ts';

const token: TokenData = {
  id: 5,
  customerId: 2,
  customerUserId: 9,
  isStaff: false,
  passwordChangeRequired: false,
  pendingPayments: [],
};
const customer = { name: 'Wattle Creek', crmStatus: 'prime' };
const providers = [{ id: 7, name: 'The Barn' }];
const user = { id: 9, name: 'Imogen', surname: 'Hart', customer, providers } as unknown as SessionUser;
const stored = { id: 5, accessToken: 'access', consumerKey: 'key' };
const fresh: NewToken = { ...token, accessToken: 'access', consumerKey: 'key' };

const failure = (status: number) => new ApiFailure({ status, code: 'x', message: 'x' });

function calls(answers: { token?: Error; user?: Error } = {}) {
  const made: string[] = [];
  const port: SessionCalls = {
    readToken: async (id) => {
      made.push(`token ${id}`);
      if (answers.token) throw answers.token;
      return token;
    },
    readUser: async (customerId, id) => {
      made.push(`user ${customerId}/${id}`);
      if (answers.user) throw answers.user;
      return user;
    },
    endToken: async (id) => {
      made.push(`end ${id}`);
    },
    endActing: async () => {
      made.push(`stop acting, sent for ${readTokens()?.switchUser ?? 'oneself'}`);
    },
  };
  return { port, made };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the login state', () => {
  test('AUTH-042 starts unknown and stays so until something is known', () => {
    expect(createSession(calls().port).get()).toEqual({ status: 'unknown' });
  });

  test('AUTH-043 AUTH-053 becomes logged in once the token and then its user have loaded', async () => {
    writeTokens(stored);
    const { port, made } = calls();
    const session = createSession(port);
    const seen: string[] = [];
    session.subscribe(() => seen.push(session.get().status));
    await session.start();
    expect(made).toEqual(['token 5', 'user 2/9']);
    expect(seen).toEqual(['unknown', 'loggedIn']);
    expect(session.get()).toEqual({ status: 'loggedIn', token, user });
  });

  test('remembers who the next document greets; another login is not greeted by that name', async () => {
    writeTokens(stored);
    await createSession(calls().port).start();
    const person = { name: 'Imogen', surname: 'Hart', company: 'Wattle Creek', isPrime: true };
    expect(recallAccount(stored)?.person).toEqual({ ...person, providers: { 7: 'The Barn' } });
    expect(recallAccount({ ...stored, id: 6 })).toBeUndefined();
    expect(recallAccount({ ...stored, switchUser: 3 })).toBeUndefined();
  });

  test('AUTH-043 becomes logged out when nothing is stored, and then clears nothing', async () => {
    localStorage.setItem('bellbird.lists', 'kept');
    const session = createSession(calls().port);
    await session.start();
    expect(session.get()).toEqual({ status: 'loggedOut', departure: 'absent' });
    expect(localStorage.getItem('bellbird.lists')).toBe('kept');
  });

  test.each([{ token: failure(401) }, { token: failure(404) }, { user: failure(401) }, { user: failure(404) }])(
    'AUTH-051 AUTH-044 a 401 or 404 while loading logs out and clears the storage (%j)',
    async (answers) => {
      writeTokens(stored);
      localStorage.setItem('bellbird.lists', 'x');
      const session = createSession(calls(answers).port);
      await session.start();
      expect(session.get()).toEqual({ status: 'loggedOut', departure: 'ended' });
      expect(localStorage.length).toBe(0);
    },
  );

  test.each([networkFailure(), failure(503), failure(500)])(
    'other failures keep the login and can be retried',
    async (error) => {
      writeTokens(stored);
      const answers: { token?: Error } = { token: error };
      const session = createSession(calls(answers).port);
      await session.start();
      expect(session.get()).toEqual({ status: 'unknown', failure: error });
      expect(readTokens()).toEqual(stored);
      delete answers.token;
      await session.start();
      expect(session.get().status).toBe('loggedIn');
    },
  );

  test('AUTH-010 a new login stores both tokens and fetches only the user', async () => {
    const { port, made } = calls();
    const session = createSession(port);
    await session.begin(fresh);
    expect(made).toEqual(['user 2/9']);
    expect(readTokens()).toEqual(stored);
    expect(session.get()).toEqual({ status: 'loggedIn', token, user });
  });

  test('a member of the marketplace team has no customer user to load', async () => {
    const { port, made } = calls();
    const session = createSession(port);
    const { customerId: _c, customerUserId: _u, ...rest } = fresh;
    await session.begin({ ...rest, isStaff: true });
    expect(made).toEqual([]);
    expect(session.get()).toMatchObject({ status: 'loggedIn', user: undefined });
  });

  test('AUTH-013 AUTH-044 AUTH-045 logout ends the token and keeps only the language and the modal records', async () => {
    const { port, made } = calls();
    const session = createSession(port);
    await session.begin(fresh);
    const keys = ['lng', 'modal.advert', 'bellbird.lists', 'anything', 'modality'];
    for (const key of keys) localStorage.setItem(key, 'x');
    sessionStorage.setItem('draft', 'x');
    document.cookie = 'tracking=1; path=/';
    await session.logout();
    expect(made).toContain('end 5');
    expect(Object.keys(localStorage).toSorted()).toEqual(['lng', 'modal.advert']);
    expect(sessionStorage.length).toBe(0);
    expect(document.cookie).toBe('');
    expect(session.get()).toEqual({ status: 'loggedOut', departure: 'left' });
  });

  test('AUTH-044 logout clears the storage although the server is unreachable', async () => {
    const { port } = calls();
    const session = createSession({ ...port, endToken: () => Promise.reject(networkFailure()) });
    await session.begin(fresh);
    await session.logout();
    expect(readTokens()).toBeUndefined();
    expect(session.get().status).toBe('loggedOut');
  });

  test('SHELL-063 SHELL-167 a 401 ends the session once', async () => {
    const session = createSession(calls().port);
    await session.begin(fresh);
    const seen: LoginState[] = [];
    session.subscribe(() => seen.push(session.get()));
    session.end(stored);
    session.end(stored);
    expect(seen).toEqual([{ status: 'loggedOut', departure: 'ended' }]);
    expect(readTokens()).toBeUndefined();
  });

  test('a late 401 of an earlier login does not end the current one', async () => {
    const session = createSession(calls().port);
    await session.begin(fresh);
    session.end({ accessToken: 'older', consumerKey: 'key' });
    expect(session.get().status).toBe('loggedIn');
  });

  test('AUTH-047 follows a logout in another tab', async () => {
    const session = createSession(calls().port);
    await session.begin(fresh);
    localStorage.removeItem(SESSION_KEY);
    session.followOtherTab({ key: SESSION_KEY, oldValue: JSON.stringify(stored), newValue: null });
    expect(session.get()).toEqual({ status: 'loggedOut', departure: 'left' });
  });

  test('AUTH-047 follows storage that was cleared completely, and ignores other keys', async () => {
    const session = createSession(calls().port);
    await session.begin(fresh);
    session.followOtherTab({ key: 'lng', oldValue: null, newValue: 'tr_TR' });
    expect(session.get().status).toBe('loggedIn');
    session.followOtherTab({ key: null, oldValue: null, newValue: null });
    expect(session.get().status).toBe('loggedOut');
  });

  test('picks up a login made in another tab', async () => {
    const session = createSession(calls().port);
    await session.start();
    const loggedIn = new Promise<void>((resolve) => {
      session.subscribe(() => session.get().status === 'loggedIn' && resolve());
    });
    writeTokens(stored);
    session.followOtherTab({ key: SESSION_KEY, oldValue: null, newValue: JSON.stringify(stored) });
    await loggedIn;
    expect(session.get()).toEqual({ status: 'loggedIn', token, user });
  });

  test('AUTH-046 logout clears the push subscription of this browser', async () => {
    let unsubscribed = 0;
    const subscription = { unsubscribe: async () => (unsubscribed += 1) };
    const registration = { pushManager: { getSubscription: async () => subscription } };
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { getRegistration: async () => registration },
    });
    const session = createSession(calls().port);
    await session.begin(fresh);
    await session.logout();
    await new Promise((resolve) => setTimeout(resolve));
    Reflect.deleteProperty(navigator, 'serviceWorker');
    expect(unsubscribed).toBe(1);
  });
});

describe('acting for a customer user', () => {
  const acting = {
    customerId: 2,
    customerUserId: 9,
    userName: 'Imogen Hartley',
    customerName: 'Wattle Creek Estate',
    staffName: 'Ruth Okafor',
    mayChange: true,
    expiresAt: '2026-11-15T05:00:00Z',
  };

  async function actingSession(answers: { token?: Error } = {}) {
    const { port, made } = calls(answers);
    const session = createSession(port);
    await session.begin(fresh);
    made.length = 0;
    await session.act(acting);
    return { session, made };
  }

  test('SHELL-109 AUTH-054 loads the session again, and every call is then sent for the user', async () => {
    const { session, made } = await actingSession();
    expect(readTokens()).toEqual({ ...stored, switchUser: 9 });
    expect(made).toEqual(['token 5', 'user 2/9']);
    expect(session.isActing()).toBe(true);
    expect(session.get()).toMatchObject({ acting: { userName: 'Imogen Hartley', staffName: 'Ruth Okafor' } });
  });

  test('stopping calls the server with the own credentials and keeps the login', async () => {
    const { session, made } = await actingSession();
    made.length = 0;
    await session.stopActing();
    expect(made).toEqual(['stop acting, sent for oneself', 'token 5', 'user 2/9']);
    expect(readTokens()).toEqual(stored);
    expect(session.isActing()).toBe(false);
  });

  test('when the server ends it the own session is back and knows why', async () => {
    const { session } = await actingSession();
    session.actingEnded({ ...stored, switchUser: 8 });
    expect(session.isActing()).toBe(true);
    const settled = new Promise<void>((resolve) => {
      session.subscribe(() => session.get().status === 'loggedIn' && resolve());
    });
    session.actingEnded({ ...stored, switchUser: 9 });
    await settled;
    expect(readTokens()).toEqual(stored);
    expect(session.get()).toMatchObject({ acting: undefined, noLongerActingFor: 'Imogen Hartley' });
  });

  test('a refusal while the page loads shows no failure in between', async () => {
    const answers: { token?: Error } = {};
    const { session } = await actingSession(answers);
    const seen: LoginState[] = [];
    const { port } = calls();
    const reloaded = createSession({
      ...port,
      readToken: async () => {
        if (!readTokens()?.switchUser) return token;
        reloaded.actingEnded();
        throw failure(403);
      },
    });
    reloaded.subscribe(() => seen.push(reloaded.get()));
    await reloaded.start();
    expect(seen.filter((state) => state.status === 'unknown' && state.failure)).toEqual([]);
    expect(session.get().status).toBe('loggedIn');
  });

  test('logging out stops acting first', async () => {
    const { session, made } = await actingSession();
    made.length = 0;
    await session.logout();
    expect(made).toEqual(['stop acting, sent for oneself', 'end 5']);
    expect(localStorage.length).toBe(0);
  });

  test('follows another tab that starts or stops acting', async () => {
    const { session } = await actingSession();
    localStorage.removeItem(ACTING_KEY);
    session.followOtherTab({ key: ACTING_KEY, oldValue: '{}', newValue: null });
    await expect.poll(() => session.get().status).toBe('loggedIn');
    expect(session.isActing()).toBe(false);
  });
});
