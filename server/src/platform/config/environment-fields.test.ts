import { describe, expect, test } from 'vitest';
import { PRODUCTION } from '#testing/production.ts';
import { readConfig } from './config.ts';

const read = (given: Record<string, string>) => readConfig({ DATABASE_URL: 'postgres://localhost/b', ...given });

describe('each setting has a form', () => {
  test.each([
    ['PORT', ['0', '65535'], ['65536', '-1', '80.5']],
    [
      'DATABASE_URL',
      ['postgresql://a/b', 'postgres://u:p@a:1,b:2/c'],
      ['xpostgres://a/b', 'postgres://', 'postgres://a,b:x/c'],
    ],
    ['DATABASE_POOL', ['2', '200'], ['1', '201']],
    ['DRAIN_SECONDS', ['0', '10'], ['-1', '11']],
    [
      'VIRUS_SCANNER_URL',
      ['tcp://scanner:3310', 'tcp://10.0.0.1:1', 'unix:/run/clamd.ctl'],
      [
        'tcp://:3310',
        'tcp://a/b:3310',
        'tcp://a:b:3310',
        'tcp://scanner:',
        'tcp://scanner:123456',
        'unix:/',
        'xunix:/a',
        'unix:/a b',
      ],
    ],
    ['SMTP_URL', ['smtps://mail.example'], ['xsmtp://mail.example', 'smtpx://mail.example', 'https://mail.example']],
    ['SMS_BASE_URL', ['https://sms.example', 'http://127.0.0.1:1'], ['http://sms.example', 'sms.example']],
    [
      'SMS_NUMBERS',
      ['+12345678', '+123456789012345,+12345678,+123456789'],
      ['+1234567', '+1234567890123456', '12345678', '+12345678,', '+12345678,+1234567', '+12345678,+1234567890123456'],
    ],
    ['NUMBER_QUARANTINE_DAYS', ['0', '3650'], ['-1', '3651']],
    ['INBOUND_MAIL_DOMAIN', ['mail-1.example'], ['Mail.example', 'a b']],
    ['INBOUND_MAIL', ['true', 'false', '1', '0'], ['yes']],
    [
      'MAP_TILES_URL',
      ['https://tiles.example/{z}/{x}/{y}.png'],
      [
        'https://tiles.example/{z}/{x}.png',
        'https://{x}/{y}/{z}',
        'ftp://tiles.example/{z}/{x}/{y}',
        'xhttps://a/{z}/{x}/{y}',
      ],
    ],
    ['PARTNER_SECRET', ['x'.repeat(32)], ['x'.repeat(31)]],
    ['GATEWAY_WEBHOOK_SECRET', ['x'.repeat(16)], ['x'.repeat(15)]],
    [
      'GOOGLE_ISSUER',
      ['https://a.example', 'http://[::1]:3001'],
      ['http://a.example', 'ftp://localhost', 'xhttps://a.example'],
    ],
    [
      'PUSH_SUBJECT',
      ['mailto:a@b.example', 'https://b.example'],
      ['http://b.example', 'mailto:', 'xmailto:a@b.example'],
    ],
    [
      'PUSH_SERVICES',
      ['a1-b.push-2.example', '*.push.example', 'http://127.0.0.1:3001', 'http://localhost'],
      [
        'push',
        '.push.example',
        'push.',
        '*.push',
        'push.example/',
        'xhttp://localhost',
        'http://localhost:',
        'http://localhost.example',
      ],
    ],
    ['SELLER_ABN', ['51824753556'], ['5182475355', '518247535567', 'x51824753556']],
    ['SELLER_BSB', ['062-000'], ['062000', '062-0001', '0062-000']],
    ['SELLER_ACCOUNT', ['12345', '123456789'], ['1234', '1234567890', '12345x']],
    ['REFUND_LIMIT', ['0', '1000000'], ['-1', '1000001', '0.5']],
    ['PASSWORD_MAX_AGE_DAYS', ['1', '3650'], ['0', '3651']],
    ['LOCALES', ['en_AU'], [',']],
    ['COUNTRY', ['AU'], ['A', 'AUS']],
    ['CURRENCY', ['AUD'], ['AU', 'AUDD']],
    ['TEAM_SECOND_FACTOR', ['true', 'false'], ['1']],
  ])('%s', (name, right, wrong) => {
    for (const value of right) expect(() => read({ [name]: value }), value).not.toThrow();
    for (const value of wrong) expect(() => read({ [name]: value }), value).toThrow(new RegExp(`^ *- ${name}`, 'm'));
  });

  test('keys of push are 65 and 32 bytes', () => {
    const keys = (open: string, closed: string) => () =>
      read({ PUSH_VAPID_PUBLIC_KEY: open, PUSH_VAPID_PRIVATE_KEY: closed }).push.keys;
    const [open, closed] = [`B${'a-_0'.repeat(21)}ab`, `${'a-_0'.repeat(10)}abc`];
    expect(keys(open, closed)()).toEqual({ publicKey: open, privateKey: closed });
    for (const wrong of [`C${open.slice(1)}`, `${open}a`, open.slice(1)])
      expect(keys(wrong, closed)).toThrow(/65 bytes/);
    for (const wrong of [`${closed}a`, closed.slice(1)]) expect(keys(open, wrong)).toThrow(/32 bytes/);
  });
});

describe('what follows from the settings', () => {
  test('without any, everything is on this machine', () => {
    expect(read({ PORT: '4000' })).toMatchObject({ baseUrl: 'http://localhost:4000', storageUrl: '.data/files' });
    expect(read({ DATA_DIR: '/srv', STORAGE_URL: 's3://photos' }).storageUrl).toBe('s3://photos');
  });

  test('addresses end without a slash, whatever they contain', () => {
    const given = { BASE_URL: 'https://a.example/panel/', MARKETPLACE_URL: 'https://b.example/market/' };
    expect(read(given)).toMatchObject({
      baseUrl: 'https://a.example/panel',
      marketplaceUrl: 'https://b.example/market',
    });
    const keys = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'x', GOOGLE_ISSUER: 'https://a.example/google/' };
    expect(read(keys).social.google?.issuer).toBe('https://a.example/google');
  });

  test('flags are on by true and 1', () => {
    const chat = ['true', '1', 'false', '0'].map((FLAG_CHAT) => read({ FLAG_CHAT }).flags.chat);
    expect(chat).toEqual([true, true, false, false]);
  });

  test('the chat needs its flag and its name', () => {
    const CHAT_WEBSITE_ID = '3b241101-e2bb-4255-8caf-4136c566a962';
    expect(read({ FLAG_CHAT: 'true' }).chat).toBeUndefined();
    expect(read({ CHAT_WEBSITE_ID }).chat).toBeUndefined();
    expect(read({ FLAG_CHAT: 'true', CHAT_WEBSITE_ID }).chat?.websiteId).toBe(CHAT_WEBSITE_ID);
  });

  test('one person refunds up to 500 dollars alone, or what is set', () => {
    const limit = (given: Record<string, string>) => read(given).payments?.refundLimitCents;
    expect([limit({}), limit({ REFUND_LIMIT: '300' })]).toEqual([50_000, 30_000]);
  });

  test('each setting of payments goes where it is used', () => {
    const given = {
      GATEWAY_SECRET_KEY: 'sk_1',
      GATEWAY_PUBLISHABLE_KEY: 'pk_1',
      GATEWAY_WEBHOOK_SECRET: 'whsec_of_sixteen',
      SELLER_NAME: 'Wattle Pty Ltd',
      SELLER_ABN: '51824753556',
      SELLER_ADDRESS: '1 Mill Rd',
      SELLER_BSB: '062-000',
      SELLER_ACCOUNT: '12345678',
    };
    expect(read(given).payments).toMatchObject({
      gateway: { secretKey: 'sk_1', publishableKey: 'pk_1', webhookSecret: 'whsec_of_sixteen' },
      seller: { name: 'Wattle Pty Ltd', abn: '51824753556', address: '1 Mill Rd' },
      bankAccount: { accountName: 'Wattle Pty Ltd', bsb: '062-000', accountNumber: '12345678' },
    });
  });

  test('the gateway’s fields are below its address', () => {
    expect(read({ GATEWAY_URL: 'https://bank.example/' }).payments?.gateway).toMatchObject({
      url: 'https://bank.example',
      fieldsUrl: 'https://bank.example/bank/fields',
    });
  });

  test('an address from the source code is one with a slash, too', () => {
    expect(() => read({ ...PRODUCTION, SMS_BASE_URL: 'http://localhost:3001/' })).toThrow(
      /SMS_BASE_URL is a value from/,
    );
  });

  test('the team signs in with a second factor in production, and elsewhere if it is asked for', () => {
    expect(read({}).teamSecondFactor).toBe(false);
    expect(read({ TEAM_SECOND_FACTOR: 'true' }).teamSecondFactor).toBe(true);
    expect(read({ ...PRODUCTION, TEAM_SECOND_FACTOR: 'false' }).teamSecondFactor).toBe(true);
  });

  test('the marketplace has no secret in production before one is set', () => {
    const without = Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => name !== 'PARTNER_SECRET'));
    expect(read(without).partnerSecret).toBeUndefined();
    expect(read({}).partnerSecret).toBeDefined();
  });

  test.each([
    ['FACEBOOK', 'facebook'],
    ['INSTAGRAM', 'instagram'],
  ] as const)('%s is offered with its own keys', (name, company) => {
    const keys = { [`${name}_CLIENT_ID`]: 'id', [`${name}_CLIENT_SECRET`]: 'secret' };
    expect(read(keys).social).toMatchObject({
      google: undefined,
      [company]: { clientId: 'id', clientSecret: 'secret' },
    });
  });
});

describe('proxies in front', () => {
  test.each([
    ['10', 10],
    ['10.0.0.1', ['10.0.0.1']],
    ['10.0.0.1/32', ['10.0.0.1/32']],
    ['10.0.0.0/1', ['10.0.0.0/1']],
    ['2001:db8::/128', ['2001:db8::/128']],
    ['linklocal,uniquelocal', ['linklocal', 'uniquelocal']],
  ])('%s is believed', (value, expected) => {
    expect(read({ TRUST_PROXY: value }).trustProxy).toEqual(expected);
  });

  test.each([
    '11',
    '100',
    '1x',
    '10.0.0.0/x8',
    '10.0.0.0/8x',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '2001:db8::/129',
    '10.0.0.0/0008',
  ])('%s is refused', (value) => {
    expect(() => read({ TRUST_PROXY: value })).toThrow(/TRUST_PROXY/);
  });
});
