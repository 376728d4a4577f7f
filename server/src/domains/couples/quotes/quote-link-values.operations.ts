import { type KeyedValues, keyedValues } from '#platform/crypto/keyed-values.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import { toLinkTokens } from './quote-links.rules.ts';
import { type QuoteLinkRow, findQuoteLinks, replaceQuoteLink } from './quotes.repository.ts';

/**
 * The links of quotes. Each gets that of the current secret, so that a reminder can be sent; the couple's own link is
 * found by its hash and needs no secret at all.
 */
export function quoteLinkValues(keyring: Keyring): KeyedValues {
  return keyedValues<QuoteLinkRow>({
    kind: 'links of quotes',
    table: 'quotes',
    find: findQuoteLinks,
    renew(row) {
      const token_hash = hashSecret(toLinkTokens(keyring, row.link_seed)[0]);
      return token_hash.equals(row.token_hash) ? undefined : { ...row, token_hash };
    },
    replace: replaceQuoteLink,
  });
}
