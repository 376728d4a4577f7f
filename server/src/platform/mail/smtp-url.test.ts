import { expect, test } from 'vitest';
import { smtpServerOf } from './smtp-url.ts';

test.each([
  ['smtp://mail.example', { host: 'mail.example', port: 587, secure: false, requireTLS: true }],
  ['smtp://mail.example?requireTLS=false', { host: 'mail.example', port: 587, secure: false, requireTLS: false }],
  ['smtp://mail.example:2525', { host: 'mail.example', port: 2525, secure: false, requireTLS: true }],
  ['smtps://mail.example', { host: 'mail.example', port: 465, secure: true, requireTLS: false }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, secure: false, requireTLS: false }],
  ['smtp://127.0.0.1', { host: '127.0.0.1', port: 587, secure: false, requireTLS: false }],
  ['smtp://[::1]', { host: '::1', port: 587, secure: false, requireTLS: false }],
  ['smtp://localhost.example', { host: 'localhost.example', port: 587, secure: false, requireTLS: true }],
  ['smtp://my-localhost', { host: 'my-localhost', port: 587, secure: false, requireTLS: true }],
  ['smtp://127.0.0.1.example', { host: '127.0.0.1.example', port: 587, secure: false, requireTLS: true }],
])('%s is encrypted, unless it is on this machine or says so', (url, server) => {
  expect(smtpServerOf(url)).toEqual(server);
});

test('a name and a password are what was meant, not how an address writes it', () => {
  expect(smtpServerOf('smtps://post%40barn:p%2Fw@mail.example')).toMatchObject({
    auth: { user: 'post@barn', pass: 'p/w' },
  });
});

test('other addresses are refused', () => {
  expect(() => smtpServerOf('https://mail.example')).toThrow('smtp:// or smtps://');
});
