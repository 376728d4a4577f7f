import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REQUIRED, faultsOf } from '../../testing/faults.ts';
import { CustomerUserForm, NewCustomerUserForm } from './customer-user-form.ts';

const USER = {
  name: 'Tess',
  surname: '',
  titleId: null,
  roleId: 3,
  username: 'tess.nolan',
  preferredLanguage: 'en',
  profileVideo: '',
  bio: '',
  email: ['tess@wattlecreek.example'],
  phone: ['+61491570157'],
  birthDate: '',
  identityNumber: '',
  language: null,
  canManage: false,
};
const faults = (given: object) => faultsOf(NewCustomerUserForm, { ...USER, ...given });
const changeFaults = (given: object) => faultsOf(CustomerUserForm, { ...USER, version: 1, ...given });

describe('USER-030 USER-031 USER-032 USER-033 the password of a user', () => {
  const six = '123456';
  test.each([
    [{}, []],
    [{ password: '', passwordMatch: '' }, []],
    [{ password: '' }, []],
    [{ passwordMatch: '' }, []],
    [{ password: six, passwordMatch: six }, []],
    [{ password: '12345', passwordMatch: '12345' }, ['password', 'passwordMatch']],
    [{ password: six, passwordMatch: 'other-one' }, ['passwordMatch']],
    [{ password: six }, ['passwordMatch']],
    [{ passwordMatch: six }, ['passwordMatch']],
  ])('is optional, has 6 characters and is typed twice: %j', (given, paths) => {
    expect(faults(given).map(([path]) => path)).toEqual(paths);
  });

  test('says what is wrong', () => {
    expect(faults({ password: six })).toEqual([['passwordMatch', 'Passwords dont match.']]);
    expect(faults({ password: '12345', passwordMatch: '12345' })[0]).toEqual([
      'password',
      'Please use at least 6 characters.',
    ]);
  });

  test('needs the current one when it is changed, and only then', () => {
    const changed = { password: six, passwordMatch: six };
    expect(changeFaults({})).toEqual([]);
    expect(changeFaults({ oldPassword: '', password: '', passwordMatch: '' })).toEqual([]);
    expect(changeFaults({ ...changed, oldPassword: 'old-one' })).toEqual([]);
    expect(changeFaults(changed)).toEqual([['oldPassword', REQUIRED]]);
    expect(changeFaults({ ...changed, oldPassword: '' })).toEqual([['oldPassword', REQUIRED]]);
    expect(changeFaults({ ...changed, oldPassword: 'old-one', passwordMatch: 'x'.repeat(6) })).toEqual([
      ['passwordMatch', 'Passwords dont match.'],
    ]);
  });
});

describe('USER-038 USER-039 USER-040 the birth date of a user', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 17, 12) }));
  afterEach(() => vi.useRealTimers());

  test.each([
    ['', []],
    ['2008-11-17', []],
    ['1926-11-17', []],
    ['2008-11-18', [['birthDate', 'You must be at least 18 years old.']]],
    ['1926-11-16', [['birthDate', 'Please enter a date within the last 100 years.']]],
  ])('may be empty, and is 18 to 100 years ago: %j', (birthDate, expected) => {
    expect(faults({ birthDate })).toEqual(expected);
  });
});

describe('the other fields of a user', () => {
  test.each([
    ['', []],
    ['12345678901', []],
    ['1234567890', [['identityNumber', 'Please enter exactly 11 digits.']]],
    ['123456789012', [['identityNumber', 'Please enter exactly 11 digits.']]],
    ['x12345678901', [['identityNumber', 'Please enter exactly 11 digits.']]],
  ])('USER-041 an identity number has 11 digits: %j', (identityNumber, expected) => {
    expect(faults({ identityNumber })).toEqual(expected);
  });

  test('USER-034 USER-035 an address and a number, at least one of each and at most five', () => {
    expect([faults({ email: [] }), faults({ phone: [] })]).toEqual([[['email', REQUIRED]], [['phone', REQUIRED]]]);
    expect(faults({ email: [''] })).toEqual([['email.0', REQUIRED]]);
    const five = Array.from({ length: 5 }, (_, at) => `tess${at}@barn.example`);
    expect(faults({ email: five })).toEqual([]);
    expect(faults({ email: [...five, 'more@barn.example'] }).map(([path]) => path)).toEqual(['email']);
  });

  test.each([
    [{ titleId: '', language: '' }, []],
    [{ titleId: 32_767 }, []],
    [{ roleId: 1 }, []],
    [{ roleId: 0 }, ['roleId']],
    [{ roleId: 32_768 }, ['roleId']],
    [{ roleId: '' }, ['roleId']],
    [{ isOwner: true }, ['']],
  ])('a title and a language may be left open, a role not: %j', (given, paths) => {
    expect(faults(given).map(([path]) => path)).toEqual(paths);
    expect(changeFaults(given).map(([path]) => path)).toEqual(paths);
  });

  test('what is left open is null', () => {
    expect(NewCustomerUserForm.parse({ ...USER, titleId: '', language: '' })).toMatchObject({
      titleId: null,
      language: null,
      birthDate: null,
      identityNumber: null,
    });
  });
});
