import { describe, expect, test } from 'vitest';
import { REQUIRED, faultsOf, isAccepted } from '../../testing/faults.ts';
import { LapsedPasswordForm, RenewalForm } from './access.calls.ts';
import { NewPasswordForm } from './forgotten.calls.ts';
import { RegistrationForm } from './invitation.calls.ts';
import { connectAccount, signInWithFacebook, signInWithGoogle, signInWithInstagram } from './social.calls.ts';
import { NewTeamMember } from './team.calls.ts';
import { OwnerProof, SecondFactorCode } from './two-factor.calls.ts';

describe('AUTH-030 AUTH-039 AUTH-049 AUTH-050 a new password', () => {
  const typed = { password: 'new-wedding', passwordMatch: 'new-wedding' };
  test.each([
    ['after a reset', NewPasswordForm, {}],
    ['of an invited user', RegistrationForm, { username: 'priya' }],
    ['instead of the old one', RenewalForm, { oldPassword: 'demo-wedding' }],
    ['instead of a lapsed one', LapsedPasswordForm, { username: 'demo', oldPassword: 'demo-wedding' }],
  ])('%s is typed twice', (_when, form, rest) => {
    expect(faultsOf(form, { ...rest, ...typed })).toEqual([]);
    expect(faultsOf(form, { ...rest, ...typed, passwordMatch: 'other' })).toEqual([
      ['passwordMatch', 'Passwords dont match.'],
    ]);
  });

  test.each([
    ['the old one', RenewalForm, {}],
    ['a lapsed one', LapsedPasswordForm, { username: 'demo' }],
  ])('is not %s', (_which, form, rest) => {
    expect(faultsOf(form, { ...rest, ...typed, oldPassword: 'new-wedding' })).toEqual([
      ['password', 'Please choose a password you have not used here.'],
    ]);
  });
});

describe('AUTH-018 AUTH-020 a second factor', () => {
  test.each([
    '407318',
    ' 407318 ',
    'abcdefghjk',
    'mnpqrstuvw',
    'XYZ2345678',
    'xyz9-2345-6b',
    'a b c d e f g h j 9',
    'abcde-fghjk-',
  ])('is six digits of the app or ten letters and digits of a recovery code: %s', (code) => {
    expect(isAccepted(SecondFactorCode, code)).toBe(true);
  });

  test.each(['40731', '4073180', 'x407318', 'abcdefghj', 'abcdefghjkm', 'abcdefghi2', 'abcdefghl2', 'abcdefgho2'])(
    'is nothing else, and no letter that looks like another: %s',
    (code) => {
      const text = 'Please enter the 6 digits from your app, or a recovery code.';
      expect(faultsOf(SecondFactorCode, code)).toEqual([['', text]]);
    },
  );

  test.each(['abcdefgh01', '!abcdefghjk', 'abcdefghjk!', 'abcde_fghjk'])('is not %s', (code) => {
    expect(isAccepted(SecondFactorCode, code)).toBe(false);
  });

  test('or the password proves who somebody is: one of the two', () => {
    const [password, code] = ['demo-wedding', '407318'];
    const wrong = [['password', 'Please enter your password or a code.']];
    expect([faultsOf(OwnerProof, { password }), faultsOf(OwnerProof, { code })]).toEqual([[], []]);
    expect([faultsOf(OwnerProof, {}), faultsOf(OwnerProof, { password, code })]).toEqual([wrong, wrong]);
  });
});

describe('AUTH-006 AUTH-014 AUTH-015 AUTH-017 USER-020 signing in with another company', () => {
  const state = 'a'.repeat(43);
  const [code, token, customerId] = ['c', 't', 1];
  const wrong = [['state', REQUIRED]];

  test.each([
    ['Google', signInWithGoogle.body, { code }, {}],
    ['Instagram', signInWithInstagram.body, { code }, {}],
    ['Facebook', signInWithFacebook.body, { token }, {}],
    ['a connected account', connectAccount.body, { token }, { type: 'google', oldPassword: 'demo-wedding' }],
  ])('%s: it begins with nothing, and goes on with one step at a time', (_who, body, returned, rest) => {
    const faults = (step: object) => faultsOf(body, { ...rest, ...step });
    expect([faults({}), faults({ state, ...returned })]).toEqual([[], []]);
    expect([faults({ state }), faults(returned)]).toEqual([wrong, wrong]);
  });

  test('the choice of a customer is a step of its own', () => {
    const faults = (step: object) => faultsOf(signInWithGoogle.body, step);
    expect([faults({ state, customerId }), faults({ customerId }), faults({ state, code, customerId })]).toEqual([
      [],
      wrong,
      wrong,
    ]);
  });
});

test('the roles of the team are kept once each and in their order', () => {
  const member = { name: 'Tess', surname: 'Nolan', email: 'tess@bellbird.example' };
  const roles = (given: string[]) => NewTeamMember.parse({ ...member, roles: given }).roles;
  expect(roles(['finance', 'reviewer', 'finance'])).toEqual(['reviewer', 'finance']);
  expect(roles([])).toEqual([]);
});
