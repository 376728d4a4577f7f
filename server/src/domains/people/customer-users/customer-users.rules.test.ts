import { describe, expect, test } from 'vitest';
import type { Member } from '#platform/auth/caller.ts';
import { compareContacts, toContacts } from './contacts.rules.ts';
import {
  assertKeepsWayIn,
  assertMayAct,
  assertMayLeave,
  assertMayOpen,
  assertMayWrite,
  assertOwnCustomer,
  statusWhenActivated,
} from './customer-users.policy.ts';

const member = { customerId: 1, customerUserId: 10, canManage: false } as Member;
const manager = { ...member, canManage: true };
const codeOf = (act: () => void): string | undefined => {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('who may open a user', () => {
  test.each([
    ['their own', member, 1, 10, undefined],
    ['a colleague', member, 1, 11, 'forbidden'],
    ['somebody of another customer', member, 2, 10, 'forbidden'],
    ['a colleague, as a manager', manager, 1, 11, undefined],
    ['another customer, as a manager', manager, 2, 11, 'not_found'],
  ])('%s', (_case, caller, customerId, id, code) => {
    expect(codeOf(() => assertMayOpen(caller, customerId, id))).toBe(code);
  });

  test('a customer is their own or does not exist', () => {
    expect([codeOf(() => assertOwnCustomer(member, 1)), codeOf(() => assertOwnCustomer(member, 2))]).toEqual([
      undefined,
      'not_found',
    ]);
  });
});

describe('who may write', () => {
  const before = { role_id: 2, can_manage: false };
  const same = { roleId: 2, canManage: false };
  test.each([
    ['nothing new about themselves', 10, same, undefined],
    ['a role for themselves', 10, { ...same, roleId: 1 }, 'forbidden'],
    ['rights for themselves', 10, { ...same, canManage: true }, 'forbidden'],
    ['their own password', 10, { ...same, password: 'a new one' }, undefined],
    ['a role for a colleague', 11, { ...same, roleId: 1 }, undefined],
    ['a colleague’s password', 11, { ...same, password: 'a new one' }, 'forbidden'],
  ])('%s', (_case, id, wanted, code) => {
    expect(codeOf(() => assertMayWrite(manager, id, before, wanted))).toBe(code);
  });
});

describe('the team acting for a user', () => {
  const contacts = { email: ['a@b.example'], phone: ['+61491570006'] };
  const before = { username: 'imogen', can_manage: true, contacts };
  const same = { username: 'imogen', canManage: true, ...contacts };
  test.each([
    ['nothing', same, undefined],
    ['the password', { ...same, password: 'x' }, 'not_while_acting'],
    ['the name', { ...same, username: 'ruth' }, 'not_while_acting'],
    ['the rights', { ...same, canManage: false }, 'not_while_acting'],
    ['an address', { ...same, email: ['x@b.example'] }, 'not_while_acting'],
    ['a number', { ...same, phone: [] }, 'not_while_acting'],
  ])('changes %s', (_case, wanted, code) => {
    expect(codeOf(() => assertKeepsWayIn(before, wanted as never))).toBe(code);
  });
});

describe('who may be removed', () => {
  test.each([
    ['one of two managers', 11, [10, 11], undefined],
    ['the last manager', 11, [11], 'last_manager'],
    ['somebody who does not manage', 12, [10], undefined],
    ['themselves', 10, [10, 11], 'own_user'],
    ['themselves as the last manager', 10, [10], 'last_manager'],
  ])('%s', (_case, id, managers, code) => {
    expect(codeOf(() => assertMayLeave(manager, id, managers))).toBe(code);
  });

  test('USER-013 an invitation is sent again to who was invited, and to nobody else', () => {
    expect(codeOf(() => assertMayAct('resend_invitation', 'invited'))).toBeUndefined();
    for (const status of ['waiting_confirmation', 'active', 'inactive'] as const)
      expect(codeOf(() => assertMayAct('resend_invitation', status))).toBe('not_possible_now');
  });

  test('who comes back is as far as they had got', () => {
    expect(statusWhenActivated({ confirmed_at: null }, true)).toBe('waiting_confirmation');
    expect(statusWhenActivated({ confirmed_at: '2026-11-01' }, true)).toBe('active');
    expect(statusWhenActivated({ confirmed_at: '2026-11-01' }, false)).toBe('invited');
  });
});

test('addresses and numbers are told apart, and compared in their order', () => {
  const rows = [
    { kind: 'email', value: 'a@b.example' },
    { kind: 'phone', value: '+61491570006' },
    { kind: 'email', value: 'c@d.example' },
  ] as never;
  const contacts = toContacts(rows);
  expect(contacts).toEqual({ email: ['a@b.example', 'c@d.example'], phone: ['+61491570006'] });
  expect(compareContacts(contacts, contacts)).toEqual({ email: false, phone: false });
  expect(compareContacts(contacts, { ...contacts, email: contacts.email.toReversed() })).toEqual({
    email: true,
    phone: false,
  });
  expect(compareContacts(contacts, { ...contacts, phone: [] })).toEqual({ email: false, phone: true });
});
