import { expect, test } from 'vitest';
import { createKeyring } from '#platform/crypto/keyring.ts';
import { createReplyAddressesService } from './reply-addresses.service.ts';

const addresses = createReplyAddressesService({ keyring: createKeyring('a test secret'), domain: 'reply.example' });

test('our addresses can be parsed in any case', () => {
  expect(addresses.parse(addresses.reply(1234))).toEqual({ kind: 'reply', leadId: 1234 });
  expect(addresses.parse(addresses.bounce(1234).toUpperCase())).toEqual({ kind: 'bounce', messageId: 1234 });
  expect(addresses.parse(addresses.provider('the-orchard'))).toEqual({ kind: 'provider', slug: 'the-orchard' });
});

test('a secret is valid only for its own purpose and id', () => {
  const given = addresses.reply(1234);
  const other = createReplyAddressesService({ keyring: createKeyring('another house'), domain: 'reply.example' });
  for (const forged of [
    given.replace('reply+', 'bounce+'),
    given.replace('reply+', 'the-orchard+'),
    given.replace(`+${(1234).toString(36)}.`, `+${(1235).toString(36)}.`),
    given.replace('@reply.example', '@elsewhere.example'),
    `${given}.example`,
    other.reply(1234),
  ])
    expect(addresses.parse(forged), forged).toBeUndefined();
});

test('only addresses at our own domain are ours', () => {
  expect(['the-orchard@REPLY.example', 'x@notreply.example', 'reply.example@x.example'].map(addresses.isOurs)).toEqual([
    true,
    false,
    false,
  ]);
});
