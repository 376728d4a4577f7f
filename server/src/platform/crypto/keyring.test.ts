import { describe, expect, test } from 'vitest';
import { createUnsubscribeTokensService } from '#domains/couples/leads/couples/unsubscribe-tokens.service.ts';
import { createReplyAddressesService } from '#domains/couples/messages/reply-addresses.service.ts';
import { createQuoteLinksService } from '#domains/couples/quotes/quote-links.service.ts';
import { createFeedAddresses } from '#domains/listing/calendar/feed-addresses.rules.ts';
import { toCodeText } from '#domains/people/access/one-time-codes.rules.ts';
import { toRecoveryCodeText } from '#domains/people/access/recovery-codes.rules.ts';
import { createSignedFiles } from '../storage/signed-files.ts';
import { type Keyring, SEALED_PURPOSES, createKeyring } from './keyring.ts';
import { hashSecret } from './secrets.ts';

const FIRST = 'a secret of at least thirty-two characters';
const SECOND = 'another secret of thirty-two characters';
const first = createKeyring(FIRST);
const second = createKeyring(SECOND);
/** As after a change: the second is current, the first one still reads. */
const both = createKeyring(SECOND, [FIRST]);

const NOW = new Date('2026-11-16T00:00:00Z');
const baseUrl = 'https://panel.example';
const hex = (bytes: Buffer) => bytes.toString('hex');
const files = (keyring: Keyring) => createSignedFiles(keyring, { now: () => NOW });
const mail = (keyring: Keyring) => createReplyAddressesService({ keyring, domain: 'reply.example' });
const unsubscribe = (keyring: Keyring) => createUnsubscribeTokensService({ keyring, baseUrl });
const feeds = (keyring: Keyring) => createFeedAddresses({ keyring, baseUrl });
const quotes = (keyring: Keyring) => createQuoteLinksService({ keyring, baseUrl });

/** Made by releases before there was a keyring, with the first secret: they are in databases, mails and calendars. */
const SEALED_BEFORE = {
  'push keys': 'v1.qGhJuuTnKq0dE4ar03KHjhIsDlSDd_e9eDSFy_ixh0hUC55cX8Ca',
  'calendar addresses': 'v1.mgHSQtKCtOu1aD7oQm6r2myr3zQO31zW5jNoiyHgEnsKaXFOsCC9',
  'bank accounts': 'v1.gu54y3RCtdaA47C3C8vH4pOBLhnebYS1YuxK1ElTXC0noMMTi0ve',
  'identity numbers': 'v1.cWV4L9RQVwSbGZOn73o212CThsmxCqU-lr_Dh1TqarXLBTc2Ao8J',
  'identity documents': 'v1.xz3xwgc20ExbfSen4yFpxvFnt-N9BCD79JrBcusSZr1dpdWKQVO_',
  'two-factor keys': 'v1.eWBLV4niBkxnGG2JNYwmtUt8NEKGO_cz7nm2rSgcNT9VqMB5E-Lc',
} as const;
const FILE_SIGN = 'VA7p0iF0uPwfciuEvDNq8We04Zfg5AHH';
const FEED_KEY = 'ev29e3bJ_KO0RR4qBQWCs25OStThVV8S4Ebkf05F_Tk';
const UNSUBSCRIBE_TOKEN = '16.QnW5UFg5dRsFWI7A4dwy1vJ2';
const QUOTE_TOKEN = 'Uuw7eFbmoSS_WzEB4ZBvxol3PU53WFlaksxS-Fq1k28';
const EXPORT_KEY = 'I6U0FaPLRmfh1mQYKp33kZSfoL3J_Flx6XGILnhjB-4';
const REQUEST_HASH = 'f04dba56b1f3f9b7b7766b0323e0fca71150f06f87ffde4b802002c3bc217d21';
const RECOVERY_HASH = '1657ac003ca20f76d9e07499869b721aa7ed1cd06375625d5b71235363de8576';
const CODE_HASH = 'ed0e9fca3ce723be5c7d772c9c24d9f6b959be0ed32945d7a116803a2b7100b2';

describe('one secret', () => {
  test('makes what earlier releases made, to the byte', () => {
    expect(files(first).urlOf('galleries/1/a.jpg')).toContain(`?until=1794788400&sign=${FILE_SIGN}`);
    expect([mail(first).reply(42), mail(first).bounce(42), mail(first).alertBounce(42)]).toEqual([
      'reply+16.fszrcdylras34iqo2ttbu635@reply.example',
      'bounce+16.klvkh4lzxkk25xql7q6oajhj@reply.example',
      'alert+16.ylmlxjcwxutvk3ihwgex2uw4@reply.example',
    ]);
    expect(unsubscribe(first).link(42)).toBe(`${baseUrl}/unsubscribe/${UNSUBSCRIBE_TOKEN}`);
    expect(feeds(first).url(7, 3)).toBe(`${baseUrl}/api/calendar-feeds/7/${FEED_KEY}/bellbird.ics`);
    expect(quotes(first).link({ link_seed: 'a-seed', token_hash: null })).toBe(`${baseUrl}/q/${QUOTE_TOKEN}`);
    expect(first.mac('account export:5:1800000000').toString('base64url')).toBe(EXPORT_KEY);
    expect(hex(first.mac(toRecoveryCodeText(7, 'k7m2x-9qhwe')))).toBe(RECOVERY_HASH);
    expect(hex(first.mac(toCodeText('one', '123456')))).toBe(CODE_HASH);
    expect(hex(first.derived('idempotency').mac('{"a":1}'))).toBe(REQUEST_HASH);
    expect(first.marks).toEqual(['902b41bbc201c879']);
  });

  test.each(SEALED_PURPOSES)('opens the %s of earlier releases', (purpose) => {
    expect(first.sealer(purpose).open(SEALED_BEFORE[purpose])).toBe('51824753556');
  });
});

describe('a current secret and an earlier one', () => {
  test('write what the current one writes', () => {
    expect(mail(both).reply(42)).toBe(mail(second).reply(42));
    expect(unsubscribe(both).link(42)).toBe(unsubscribe(second).link(42));
    expect(feeds(both).url(7, 3)).toBe(feeds(second).url(7, 3));
    expect(files(both).urlOf('a.jpg')).toBe(files(second).urlOf('a.jpg'));
    expect(both.mac('x')).toEqual(second.mac('x'));
    expect(both.derived('idempotency').mac('x')).toEqual(second.derived('idempotency').mac('x'));
    expect(second.sealer('bank accounts').open(both.sealer('bank accounts').seal('1'))).toBe('1');
    expect(both.marks).toEqual([...second.marks, ...first.marks]);
  });

  // [who, whether what the first secret made is accepted]
  test.each([
    ['both', both, true],
    ['the second alone', second, false],
  ] as const)('what the first made is read by %s: %s', (_name, keyring, isRead) => {
    expect(files(keyring).holdsFor('galleries/1/a.jpg', { until: '1794788400', sign: FILE_SIGN }) !== undefined).toBe(
      isRead,
    );
    expect(mail(keyring).parse(mail(first).reply(42))?.kind).toBe(isRead ? 'reply' : undefined);
    expect(unsubscribe(keyring).parse(UNSUBSCRIBE_TOKEN)).toBe(isRead ? 42 : undefined);
    expect(feeds(keyring).isValidKey(FEED_KEY, 7, 3)).toBe(isRead);
    expect(keyring.isMac(Buffer.from(CODE_HASH, 'hex'), toCodeText('one', '123456'))).toBe(isRead);
    expect(keyring.macs(toRecoveryCodeText(7, 'k7m2x-9qhwe')).map(hex).includes(RECOVERY_HASH)).toBe(isRead);
    expect(keyring.derived('idempotency').isMac(REQUEST_HASH, '{"a":1}', hex)).toBe(isRead);
    const made = { link_seed: 'a-seed', token_hash: hashSecret(QUOTE_TOKEN) };
    expect(quotes(keyring).link(made).endsWith(QUOTE_TOKEN)).toBe(isRead);
    for (const purpose of SEALED_PURPOSES) {
      const open = () => keyring.sealer(purpose).open(SEALED_BEFORE[purpose]);
      if (isRead) expect(open()).toBe('51824753556');
      else expect(open).toThrow();
    }
  });

  test('a value is renewed once: then the current secret opens it, and nothing is left to do', () => {
    const sealer = both.sealer('two-factor keys');
    const renewed = sealer.renew(SEALED_BEFORE['two-factor keys']) ?? '';
    expect(second.sealer('two-factor keys').open(renewed)).toBe('51824753556');
    expect(sealer.renew(renewed)).toBeUndefined();
    expect(() => second.sealer('two-factor keys').renew(SEALED_BEFORE['two-factor keys'])).toThrow();
    expect(() => sealer.renew('sealed')).toThrow('Not a sealed text.');
  });

  test('half of a key, none, or one for another row opens nothing', () => {
    for (const keyring of [first, both]) {
      for (const key of ['', FEED_KEY.slice(0, 20), `${FEED_KEY}A`])
        expect(feeds(keyring).isValidKey(key, 7, 3)).toBe(false);
      expect(feeds(keyring).isValidKey(FEED_KEY, 8, 3)).toBe(false);
      expect(keyring.isMac(Buffer.alloc(0), 'x')).toBe(false);
    }
  });

  test('the secrets are not in what can be printed', () => {
    expect(JSON.stringify(both)).not.toContain('secret of');
    expect(Object.values(both).filter((value) => typeof value === 'string')).toEqual([]);
  });
});
