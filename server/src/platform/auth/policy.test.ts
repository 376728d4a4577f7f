import { describe, expect, test } from 'vitest';
import { type Caller, type Member, type Staff, ownerFor, providerFor } from './caller.ts';
import { admit } from './policy.ts';

const MEMBER = {
  kind: 'member',
  customerId: 1,
  canManage: false,
  passwordChangeRequired: false,
  links: [
    { providerId: 3, pages: ['leads'] },
    { providerId: 4, pages: ['gallery'] },
  ],
} as unknown as Member;
const STAFF = {
  kind: 'staff',
  roles: [],
  needsSecondFactor: false,
  passwordChangeRequired: false,
} as unknown as Staff;
const PARTNER: Caller = { kind: 'partner' };
const ANONYMOUS: Caller = { kind: 'anonymous' };

const codeOf = (act: () => unknown) => {
  try {
    act();
    return 'admitted';
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const ask = (access: object, caller: object, call: object = {}) =>
  codeOf(() => admit({ method: 'POST', access, ...call } as never, caller as Caller));

describe('who may make a call', () => {
  test.each([
    ['public', {}, 'admitted', 'admitted', 'admitted', 'admitted'],
    ['session', {}, 'not_logged_in', 'forbidden', 'admitted', 'admitted'],
    ['member', {}, 'not_logged_in', 'forbidden', 'admitted', 'forbidden'],
    ['member', { page: 'leads' }, 'not_logged_in', 'forbidden', 'admitted', 'forbidden'],
    ['member', { page: 'payments' }, 'not_logged_in', 'forbidden', 'forbidden', 'forbidden'],
    ['manager', {}, 'not_logged_in', 'forbidden', 'forbidden', 'forbidden'],
    ['staff', {}, 'not_logged_in', 'forbidden', 'forbidden', 'admitted'],
    ['staff', { right: 'money' }, 'not_logged_in', 'forbidden', 'forbidden', 'forbidden'],
    ['partner', {}, 'not_logged_in', 'admitted', 'forbidden', 'forbidden'],
  ])('%s %o: nobody %s, the marketplace %s, a member %s, the team without roles %s', (kind, more, ...expected) => {
    expect([ANONYMOUS, PARTNER, MEMBER, STAFF].map((caller) => ask({ kind, ...more }, caller))).toEqual(expected);
  });

  test('managers may what managers may', () => {
    expect(ask({ kind: 'manager' }, { ...MEMBER, canManage: true })).toBe('admitted');
  });

  test('a member without any provider sees empty lists instead of a refusal', () => {
    expect(ask({ kind: 'member', page: 'payments' }, { ...MEMBER, links: [] })).toBe('admitted');
    expect(ask({ kind: 'member', page: 'payments' }, { ...MEMBER, links: MEMBER.links.slice(0, 1) })).toBe('forbidden');
  });

  test('who has to change the password does that first', () => {
    const caller = { ...MEMBER, passwordChangeRequired: true };
    expect(ask({ kind: 'session' }, caller)).toBe('password_change_required');
    expect(ask({ kind: 'session' }, caller, { beforePasswordChange: true })).toBe('admitted');
    expect(ask({ kind: 'public' }, caller)).toBe('admitted');
  });

  test('the desk stays closed without a second factor', () => {
    expect(ask({ kind: 'staff' }, { ...STAFF, needsSecondFactor: true })).toBe('second_factor_required');
  });
});

describe('the team acting for a member', () => {
  const acting = (mayChange: boolean) => ({ ...MEMBER, actor: { staffMemberId: 1, mayChange } });

  test('looks at everything, and changes something only with a reason', () => {
    expect(ask({ kind: 'member' }, acting(false), { method: 'GET' })).toBe('admitted');
    expect(ask({ kind: 'member' }, acting(false))).toBe('acting_read_only');
    expect(ask({ kind: 'member' }, acting(true))).toBe('admitted');
    expect(ask({ kind: 'session' }, acting(false))).toBe('admitted');
  });

  test('never does what only the member may', () => {
    expect(ask({ kind: 'session' }, acting(true), { neverActedFor: true })).toBe('not_while_acting');
    expect(ask({ kind: 'session' }, MEMBER, { neverActedFor: true })).toBe('admitted');
  });
});

test('a provider of others is not there; one’s own is refused on a page that one may not manage', () => {
  expect([3, 4, 5].map((id) => codeOf(() => providerFor(MEMBER, 'leads', id)))).toEqual([
    'admitted',
    'forbidden',
    'not_found',
  ]);
  expect(ownerFor(MEMBER, 'leads')).toEqual({ customerId: 1, providerIds: [3] });
});
