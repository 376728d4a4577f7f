import { expect, test } from 'vitest';
import { toMailFailure } from './mail-failure.ts';

test.each([
  ['a mailbox that does not exist', { permanent: true, responseCode: 550, code: 'EENVELOPE' }, 'permanent', '550'],
  ['a server that is busy', { responseCode: 421, code: 'EENVELOPE' }, 'transient', '421'],
  ['an address that no server would take', { code: 'EENVELOPE' }, 'permanent', 'EENVELOPE'],
  ['a server that cannot be reached', { code: 'ECONNECTION' }, 'transient', 'ECONNECTION'],
  // It is our configuration: the mail is sent once the operator has fixed it.
  ['a refused login', { permanent: true, responseCode: 535, code: 'EAUTH' }, 'transient', 'EAUTH'],
  ['an error without a code', {}, 'transient', 'UNKNOWN'],
])('%s', (_case, error, kind, code) => {
  expect(toMailFailure(error, false)).toMatchObject({ kind, code });
});

test('a connection that broke after the whole mail was handed over leaves open whether it was sent', () => {
  expect(toMailFailure({ code: 'ECONNECTION' }, true)).toMatchObject({ kind: 'unknown', code: 'ECONNECTION' });
  expect(toMailFailure({ permanent: true, responseCode: 554 }, true)).toMatchObject({ kind: 'permanent', code: '554' });
});
