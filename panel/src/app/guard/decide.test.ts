import type { SessionUser } from '@bellbird/contract/people/customer-users';
import { PAGES, type Page as Permission } from '@bellbird/contract/shared/access';
import { ROLE_RIGHTS, TEAM_ROLES, type TeamRole } from '@bellbird/contract/shared/team';
import { describe, expect, test } from 'vitest';
import type { LoginState } from '#platform/session/session.ts';
import { PAGE_NAMES, type PageName } from '#platform/routing/paths.ts';
import { pages } from '../pages.ts';
import { decide } from './decide.ts';

const unknown: LoginState = { status: 'unknown' };
const absent: LoginState = { status: 'loggedOut', departure: 'absent' };
const left: LoginState = { status: 'loggedOut', departure: 'left' };
const ended: LoginState = { status: 'loggedOut', departure: 'ended' };

/** Somebody with one provider, of which they manage these pages. */
function userWith(allowed: readonly Permission[], canManage: boolean): SessionUser {
  const user = {
    details: { canManage },
    providers: [{ id: 7 }],
    customerUserProviders: [{ providerId: 7, pages: allowed }],
  };
  return user as unknown as SessionUser;
}

function member(passwordChangeRequired = false): LoginState {
  const token = {
    id: 1,
    customerId: 1,
    customerUserId: 1,
    isStaff: false,
    passwordChangeRequired,
    pendingPayments: [],
  };
  return { status: 'loggedIn', token, user: userWith(PAGES, true) };
}

const team: LoginState = {
  status: 'loggedIn',
  token: {
    id: 1,
    isStaff: true,
    team: { roles: ['administrator'], needsSecondFactor: false },
    passwordChangeRequired: false,
    pendingPayments: [],
  },
  user: undefined,
};

function teamWith(roles: readonly TeamRole[], needsSecondFactor = false): LoginState {
  const state = team as Extract<LoginState, { status: 'loggedIn' }>;
  return { ...state, token: { ...state.token, team: { roles: [...roles], needsSecondFactor } } };
}

function acting(): LoginState {
  const acted = {
    customerId: 1,
    customerUserId: 1,
    userName: '',
    customerName: '',
    staffName: '',
    mayChange: true,
    until: 1,
  };
  return { ...(member() as Extract<LoginState, { status: 'loggedIn' }>), acting: acted };
}

const visit = (name: PageName, state: LoginState, asked: string, redirectUrl?: string) =>
  decide({ page: pages[name], state, asked, redirectUrl });

const guestRoutes = PAGE_NAMES.filter((name) => pages[name].access === 'guest');
const deskRoutes = PAGE_NAMES.filter((name) => pages[name].access === 'staff');
const memberRoutes = PAGE_NAMES.filter((name) => pages[name].access === 'member');

const EVERYBODYS = [
  'dashboard',
  'home',
  'instagramReturn',
  'providers',
  'referProvider',
  'referProviderConditions',
  'referProviderSuccess',
  'settings',
  'settingsTab',
  'todo',
];

describe('the route guard', () => {
  test('SHELL-058 waits while the login state is unknown, on every guarded route', () => {
    const guarded = [...guestRoutes, ...memberRoutes, 'passwordRenew' as const];
    expect(guarded.filter((name) => visit(name, unknown, '/x').kind !== 'wait')).toEqual([]);
  });

  test('SHELL-013 sends a logged-in visitor of each of the five /auth routes to /', () => {
    expect(guestRoutes).toHaveLength(5);
    const decisions = guestRoutes.map((name) => visit(name, member(), '/x'));
    expect(decisions).toEqual(guestRoutes.map(() => ({ kind: 'go', to: '/' })));
  });

  test('SHELL-023 SHELL-060 SHELL-061 sends a visitor who is not logged in to the login, with the requested path', () => {
    const to = '/auth/login?redirectUrl=%2Fleads%2F7%3FactiveTab%3Dnotes';
    const decisions = memberRoutes.map((name) => visit(name, absent, '/leads/7?activeTab=notes'));
    expect(decisions).toEqual(memberRoutes.map(() => ({ kind: 'go', to })));
  });

  test('SHELL-024 sends a logged-out visitor of /checkout to the login and shows it to a member', () => {
    expect(visit('checkout', absent, '/checkout')).toEqual({
      kind: 'go',
      to: '/auth/login?redirectUrl=%2Fcheckout',
    });
    expect(visit('checkout', member(), '/checkout')).toEqual({ kind: 'show' });
  });

  test('SHELL-063 ends at the login after a 401 and after a logout; only the first returns to the page', () => {
    expect(visit('leads', ended, '/leads')).toEqual({ kind: 'go', to: '/auth/login?redirectUrl=%2Fleads' });
    expect(visit('leads', left, '/leads')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  test('SHELL-059 AUTH-048 a required password change comes before any other decision', () => {
    const to = '/password-renew?redirectUrl=%2Fleads';
    const decisions = memberRoutes.map((name) => visit(name, member(true), '/leads'));
    expect(decisions).toEqual(memberRoutes.map(() => ({ kind: 'go', to })));
    expect(visit('login', member(true), '/auth/login?redirectUrl=%2Ftodo', '/todo')).toEqual({
      kind: 'go',
      to: '/password-renew?redirectUrl=%2Ftodo',
    });
    expect(visit('passwordRenew', member(true), '/password-renew')).toEqual({ kind: 'show' });
  });

  test('SHELL-014 leaves the renewal page once nothing needs renewing, and shows it to nobody else', () => {
    expect(visit('passwordRenew', member(), '/password-renew', '/leads')).toEqual({ kind: 'go', to: '/leads' });
    expect(visit('passwordRenew', member(), '/password-renew')).toEqual({ kind: 'go', to: '/' });
    expect(visit('passwordRenew', absent, '/password-renew')).toEqual({ kind: 'go', to: '/auth/login' });
  });

  test('SHELL-062 follows redirectUrl after login only inside the site', () => {
    expect(visit('login', member(), '/auth/login', '/leads/7')).toEqual({ kind: 'go', to: '/leads/7' });
    expect(visit('login', member(), '/auth/login', '//evil.example')).toEqual({ kind: 'go', to: '/' });
  });

  test('SHELL-062 a signed-in visitor of any sign-in page goes to its redirectUrl', () => {
    const decisions = guestRoutes.map((name) => visit(name, member(), '/x', '/todo'));
    expect(decisions).toEqual(guestRoutes.map(() => ({ kind: 'go', to: '/todo' })));
  });

  test('SHELL-018 public pages open at once for everybody', () => {
    for (const state of [unknown, absent, member(), member(true)]) {
      expect(visit('signupWizard', state, '/signup-wizard/x')).toEqual({ kind: 'show' });
    }
  });

  test('AUTH-054 the team is sent to the desk from every sign-in page and every vendor page', () => {
    for (const name of [...memberRoutes, ...guestRoutes]) {
      expect(visit(name, team, '/x'), name).toEqual({ kind: 'go', to: '/desk' });
    }
    expect(visit('login', team, '/auth/login', '/desk/audit')).toEqual({ kind: 'go', to: '/desk/audit' });
    expect(deskRoutes.map((name) => visit(name, team, '/desk'))).toEqual(deskRoutes.map(() => ({ kind: 'show' })));
  });

  test('AUTH-054 while acting the vendor pages open, and the desk redirects to them', () => {
    expect(visit('leads', acting(), '/leads')).toEqual({ kind: 'show' });
    for (const name of deskRoutes) expect(visit(name, acting(), '/desk')).toEqual({ kind: 'go', to: '/' });
  });

  test('AUTH-055 for a vendor the desk does not exist, and nobody else gets past the login', () => {
    for (const name of deskRoutes) {
      expect(visit(name, member(), '/desk')).toEqual({ kind: 'missing' });
      expect(visit(name, unknown, '/desk')).toEqual({ kind: 'wait' });
      expect(visit(name, absent, '/desk')).toEqual({ kind: 'go', to: '/auth/login?redirectUrl=%2Fdesk' });
    }
  });

  test.each(TEAM_ROLES)('AUTH-055 opens to a %s the pages of the desk that their role has the right to', (role) => {
    for (const name of deskRoutes) {
      const { right } = pages[name];
      const isTheirs = right === undefined || ROLE_RIGHTS[role].includes(right);
      expect(visit(name, teamWith([role]), '/desk').kind, name).toBe(isTheirs ? 'show' : 'refused');
    }
  });

  test('the team sets up a second factor before anything else', () => {
    for (const name of deskRoutes.filter((each) => each !== 'deskSignIn')) {
      expect(visit(name, teamWith(TEAM_ROLES, true), '/desk')).toEqual({ kind: 'go', to: '/desk/sign-in' });
    }
    expect(visit('deskSignIn', teamWith(TEAM_ROLES, true), '/desk/sign-in')).toEqual({ kind: 'show' });
  });

  describe.each(PAGES)('AUTH-055 somebody who manages nothing but %s', (only) => {
    const assistant: LoginState = {
      ...(member() as Extract<LoginState, { status: 'loggedIn' }>),
      user: userWith([only], false),
    };

    test.each(memberRoutes)('opens %s by its address: it is shown, or they read that they have no access', (name) => {
      const { permission, needsManager } = pages[name];
      const isTheirs = !needsManager && (permission === undefined || permission === only);
      expect(visit(name, assistant, '/x').kind).toBe(isTheirs ? 'show' : 'refused');
    });
  });

  test('only pages that are everybody’s name no permission', () => {
    const open = memberRoutes.filter((name) => !pages[name].permission && !pages[name].needsManager);
    expect(open.toSorted()).toEqual(EVERYBODYS);
  });

  test('a page they may manage for one of two providers is shown; without any provider nothing is refused', () => {
    const state = member() as Extract<LoginState, { status: 'loggedIn' }>;
    const [first, second] = [userWith(['info'], false), userWith(['leads'], false)];
    const links = [...first.customerUserProviders, ...second.customerUserProviders];
    expect(visit('leads', { ...state, user: { ...first, customerUserProviders: links } }, '/leads').kind).toBe('show');
    const nobodys = { ...first, providers: [], customerUserProviders: [] };
    expect(visit('leads', { ...state, user: nobodys }, '/leads').kind).toBe('show');
  });
});
