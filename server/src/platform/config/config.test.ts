import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRODUCTION } from '#testing/production.ts';
import { readConfig } from './config.ts';
import { DEVELOPMENT_PARTNER_SECRET, DEVELOPMENT_SECRET, SANDBOX, SANDBOX_PAYMENTS } from './sandbox-values.ts';

const DATABASE_URL = 'postgres://localhost/bellbird';

test('SHELL-094 SHELL-095 SHELL-096 the shipped configuration is Australia, AUD and en_AU alone', () => {
  const config = readConfig({ DATABASE_URL });
  expect([config.country, config.currency, config.locales]).toEqual(['AU', 'AUD', ['en_AU']]);
  expect(config.flags).toEqual({ upgradeBanner: false, chat: false, mediaRestriction: false });
});

test('everything that is wrong is told in one readable list', () => {
  const read = () => readConfig({ PORT: 'abc', DATABASE_URL: 'mysql://x', LOCALES: 'en_AU,xx_XX', SECRET: 'short' });
  expect(read).toThrow(/The configuration is not right:/);
  for (const line of [
    /- PORT /,
    /- DATABASE_URL must be a postgres:\/\/ address/,
    /- LOCALES\.1 /,
    /- SECRET needs at least 32 characters/,
  ]) {
    expect(read).toThrow(line);
  }
});

test('a secret can be in a file, whose last line break is no part of it; a value of its own needs none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bellbird-values-'));
  const path = join(folder, 'token');
  writeFileSync(path, 'the-token\n');
  const tokenOf = (given: object) => readConfig({ DATABASE_URL, ...given }).sms.authToken;
  expect(tokenOf({ SMS_AUTH_TOKEN_FILE: path })).toBe('the-token');
  expect(tokenOf({ SMS_AUTH_TOKEN_FILE: path, SMS_AUTH_TOKEN: 'mine' })).toBe('mine');
  expect(tokenOf({ SMS_AUTH_TOKEN_FILE: path, SMS_AUTH_TOKEN: '' })).toBe('the-token');
  rmSync(folder, { recursive: true });
  expect(() => tokenOf({ SMS_AUTH_TOKEN_FILE: path })).toThrow('SMS_AUTH_TOKEN_FILE names a file that can’t be read');
});

test('production asks for what it cannot guess, and has no demo data', () => {
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL })).toThrow(
    /BASE_URL is required in production[\s\S]*SECRET is required in production/,
  );
  const config = readConfig({ ...PRODUCTION, DATABASE_URL, BASE_URL: 'https://panel.example/', DEMO_DATA: 'true' });
  expect([config.demoData, config.baseUrl]).toEqual([false, 'https://panel.example']);
});

test('production refuses what is published with the source, all of it in one list with every other problem', () => {
  const published = {
    ...SANDBOX,
    ...SANDBOX_PAYMENTS,
    SECRET: DEVELOPMENT_SECRET,
    PARTNER_SECRET: DEVELOPMENT_PARTNER_SECRET,
    SMS_NUMBERS: '+61491570002,+61491570313',
  };
  const read = () => readConfig({ ...PRODUCTION, DATABASE_URL, ...published, PORT: 'abc' });
  expect(read).toThrow(/- PORT /);
  for (const name of Object.keys(published))
    expect(read).toThrow(new RegExp(`- ${name} is a value from the source code`));
  expect(() => readConfig({ DATABASE_URL, ...published })).not.toThrow();
});

test('people reach a production instance over TLS, except on the machine itself', () => {
  const at = (BASE_URL: string) => () => readConfig({ ...PRODUCTION, DATABASE_URL, BASE_URL });
  expect(at('http://panel.example')).toThrow(/BASE_URL must be an https:\/\/ address/);
  expect(at('http://localhost:3000')).not.toThrow();
  expect(at('http://127.0.0.1:3000')).not.toThrow();
});

test('an instance that receives no mail needs no domain for it', () => {
  const without = { ...PRODUCTION, DATABASE_URL, INBOUND_MAIL_DOMAIN: '' };
  expect(() => readConfig(without)).toThrow(/INBOUND_MAIL_DOMAIN is required/);
  expect(() => readConfig({ ...without, INBOUND_MAIL: 'false' })).not.toThrow();
});

test('AUTH-006 a company is offered when both of its keys are there, and talked to in the clear on this machine only', () => {
  const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(readConfig({ DATABASE_URL }).social).toEqual({ google: undefined, facebook: undefined, instagram: undefined });
  expect(readConfig({ DATABASE_URL, ...keys }).social.google?.issuer).toBe('https://accounts.google.com');
  expect(() => readConfig({ DATABASE_URL, FACEBOOK_CLIENT_ID: 'id' })).toThrow(
    /FACEBOOK_CLIENT_ID and FACEBOOK_CLIENT_SECRET go together/,
  );
  const at = (GOOGLE_ISSUER: string) => () => readConfig({ DATABASE_URL, ...keys, GOOGLE_ISSUER });
  expect(at('http://localhost:3001/google')).not.toThrow();
  expect(at('http://accounts.example')).toThrow(/GOOGLE_ISSUER must be an https:\/\/ address/);
});

test('LIVE-018 push needs nothing; keys come in pairs, services are hosts, and only a laptop names an address', () => {
  const read = (given: Record<string, string>) => readConfig({ DATABASE_URL, ...given });
  expect(read({}).push).toEqual({ keys: undefined, subject: 'mailto:help@bellbird.example', services: [] });
  expect(() => read({ PUSH_VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}` })).toThrow(/PUSH_VAPID_PRIVATE_KEY go together/);
  expect(() => read({ PUSH_VAPID_PUBLIC_KEY: 'short' })).toThrow(/65 bytes/);
  expect(read({ PUSH_SERVICES: 'push.example,*.push.example,http://localhost:3001' }).push.services).toHaveLength(3);
  for (const service of ['http://push.example', 'push example', '*', 'ftp://localhost']) {
    expect(() => read({ PUSH_SERVICES: service })).toThrow(/PUSH_SERVICES/);
  }
  expect(() => read({ ...PRODUCTION, PUSH_SERVICES: 'http://localhost:3001' })).toThrow(/must be hosts in production/);
});

test('only origins on this machine are trusted, and none in production', () => {
  const origin = 'http://localhost:3001';
  expect(readConfig({ DATABASE_URL }).trustedOrigins).toEqual([]);
  expect(readConfig({ DATABASE_URL, TRUSTED_ORIGINS: origin }).trustedOrigins).toEqual([origin]);
  expect(() => readConfig({ DATABASE_URL, TRUSTED_ORIGINS: 'https://intranet.example' })).toThrow(/TRUSTED_ORIGINS/);
  expect(() => readConfig({ ...PRODUCTION, DATABASE_URL, TRUSTED_ORIGINS: origin })).toThrow(/must be empty/);
});

test('nothing is sold in production before gateway and seller are both known, and half of it is refused', () => {
  const production = { ...PRODUCTION, DATABASE_URL };
  expect(readConfig(production).payments).toBeUndefined();
  expect(readConfig({ DATABASE_URL }).payments?.gateway.fieldsUrl).toBe('http://localhost:3001/bank/fields');
  const gateway = {
    GATEWAY_URL: 'https://api.bank.example',
    GATEWAY_SECRET_KEY: 'sk_live',
    GATEWAY_PUBLISHABLE_KEY: 'pk_live',
    GATEWAY_WEBHOOK_SECRET: 'whsec_of_sixteen',
  };
  expect(() => readConfig({ ...production, ...gateway })).toThrow(/SELLER_NAME goes together[\s\S]*SELLER_ABN/);
  expect(() => readConfig({ ...production, GATEWAY_URL: 'http://bank.example' })).toThrow(
    /GATEWAY_URL must be an https/,
  );
});

test('our fee for couples’ card payments is 1.4 percent, or what is configured, at most 10 with two decimals', () => {
  const feeOf = (QUOTE_FEE?: string) => readConfig({ DATABASE_URL, QUOTE_FEE }).payments?.quoteFeeBasisPoints;
  expect([feeOf(), feeOf('0'), feeOf('2.05')]).toEqual([140, 0, 205]);
  for (const wrong of ['-1', '10.01', '1.234', 'much']) expect(() => feeOf(wrong)).toThrow(/- QUOTE_FEE /);
});

test('MODAL-019 the advertisement video is one of the known hosts, kept as host and name only; none without an address', () => {
  const read = (AD_VIDEO_URL: string) => readConfig({ DATABASE_URL, AD_VIDEO_URL }).adVideo;
  expect(readConfig({ DATABASE_URL }).adVideo).toBeUndefined();
  expect(read('')).toBeUndefined();
  expect(read('https://youtu.be/dQw4w9WgXcQ?si=tracker')).toEqual({ host: 'youtube', id: 'dQw4w9WgXcQ' });
  for (const link of ['https://videos.example/1', 'javascript:alert(1)', 'https://vimeo.com/']) {
    expect(() => read(link)).toThrow(/AD_VIDEO_URL must be a video/);
  }
});

test('TRUST_PROXY is a number of proxies or their networks; believing everybody is refused', () => {
  const read = (TRUST_PROXY?: string) => readConfig({ DATABASE_URL, ...(TRUST_PROXY && { TRUST_PROXY }) }).trustProxy;
  expect([read(), read('false'), read('0')]).toEqual([false, false, false]);
  expect([read('1'), read('2')]).toEqual([1, 2]);
  expect(read('10.0.0.0/8, loopback,2001:db8::/32')).toEqual(['10.0.0.0/8', 'loopback', '2001:db8::/32']);
  for (const wrong of ['true', '99', '0.0.0.0/0', '::/0', '10.0.0.0/33', 'proxy.internal', '10.0.0.0/8,', '-1']) {
    expect(() => read(wrong), wrong).toThrow(/TRUST_PROXY must be the number of proxies/);
  }
});

test('earlier secrets are as long as the current one, at most five, and none of them is it or is published', () => {
  const [current, earlier] = ['c'.repeat(32), 'e'.repeat(32)];
  const read = (EARLIER_SECRETS: string, more: object = {}) =>
    readConfig({ DATABASE_URL, SECRET: current, EARLIER_SECRETS, ...more }).keyring.marks.length - 1;
  expect([read(''), read(earlier), read(`${earlier}, ${'f'.repeat(32)}`)]).toEqual([0, 1, 2]);
  expect(() => read(`${earlier},short`)).toThrow(/- EARLIER_SECRETS\.1 needs at least 32 characters$/);
  expect(() => read(Array.from('abdefg', (letter) => letter.repeat(32)).join(','))).toThrow(/may contain 5 at most/);
  expect(() => read(current)).toThrow(/- EARLIER_SECRETS must not contain SECRET itself/);
  expect(() => readConfig({ DATABASE_URL, EARLIER_SECRETS: DEVELOPMENT_SECRET })).toThrow(/SECRET itself/);
  const published = `${earlier}, ${DEVELOPMENT_SECRET}`;
  expect(read(published)).toBe(2);
  expect(() => read(published, PRODUCTION)).toThrow(/- EARLIER_SECRETS contains a value from the source code/);
});

test('neither SECRET nor the earlier ones are in the configuration that the product sees', () => {
  const config = readConfig({ DATABASE_URL, SECRET: 'c'.repeat(32), EARLIER_SECRETS: 'e'.repeat(32) });
  expect(JSON.stringify(config)).not.toMatch(/c{32}|e{32}/);
});
