import { describe, expect, test } from 'vitest';
import { readSocialReturn } from './social-return.ts';

describe('the return from another company', () => {
  test('SHELL-009 SHELL-052 a code and a state are in the query, and for Google its issuer too', () => {
    expect(readSocialReturn({ search: '?code=c&state=s&iss=https%3A%2F%2Fg.example', hash: '' })).toEqual({
      token: 'c',
      state: 's',
      iss: 'https://g.example',
    });
    expect(readSocialReturn({ search: '?code=c&state=s', hash: '#_' })).toEqual({ token: 'c', state: 's' });
  });

  test('AUTH-014 a Facebook token and its state are in the fragment', () => {
    const address = { search: '?way=facebook', hash: '#access_token=t&expires_in=7200&state=s' };
    expect(readSocialReturn(address)).toEqual({ token: 't', state: 's' });
  });

  test.each([
    ['?error=access_denied&state=s', 'cancelled'],
    ['?error=access_denied&code=c&state=s', 'cancelled'],
    ['?code=c', undefined],
    ['?state=s', undefined],
    ['', undefined],
  ])('%j is %j', (search, expected) => {
    expect(readSocialReturn({ search, hash: '' })).toBe(expected);
  });
});
