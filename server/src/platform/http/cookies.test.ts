import fastify, { type FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { readCookies, setCookie } from './cookies.ts';

const read = (cookie: string | undefined, secure = false) => ({
  ...readCookies({ headers: { cookie } } as unknown as FastifyRequest, secure),
});

test('cookies are read by their names, the first of two, and decoded where they can be', () => {
  expect(read(undefined)).toEqual({});
  expect(read('a=1; b = "two" ;c=x=y;d=%20%C3%AB; e=%zz; a=2; junk; =0')).toEqual({
    a: '1',
    b: 'two',
    c: 'x=y',
    d: ' ë',
    e: '%zz',
    '': '0',
  });
});

test('a name that objects already have is a name like any other', () => {
  const cookies = readCookies({ headers: { cookie: '__proto__=1' } } as unknown as FastifyRequest, false);
  expect([Object.keys(cookies), cookies['constructor']]).toEqual([['__proto__'], undefined]);
});

test('where cookies are secure, only those are believed that no other host can set', () => {
  expect(read('bellbird_browser=theirs; __Host-bellbird_browser=ours', true)).toEqual({ bellbird_browser: 'ours' });
});

test.each([
  [false, 'one=a%20b; Max-Age=5; Path=/; HttpOnly; SameSite=Strict'],
  [true, '__Host-one=a%20b; Max-Age=5; Path=/; HttpOnly; Secure; SameSite=Strict'],
])('secure %s: two cookies are two headers, out of reach of scripts and other sites', async (secure, first) => {
  const app = fastify();
  app.get('/', (_request, reply) => {
    setCookie(reply, { name: 'one', value: 'a b', maxAgeS: 5 }, secure);
    setCookie(reply, { name: 'two', value: '2', maxAgeS: 0 }, secure);
    return 'done';
  });
  const { headers } = await app.inject('/');
  expect(headers['set-cookie']).toEqual([first, expect.stringMatching(/^(?:__Host-)?two=2; Max-Age=0; /)]);
  await app.close();
});
