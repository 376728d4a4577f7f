import { randomUUID } from 'node:crypto';
import type { Keyring } from '#platform/crypto/keyring.ts';
import { hashSecret } from '#platform/crypto/secrets.ts';
import { toLinkTokens } from './quote-links.rules.ts';

export type QuoteLinksService = ReturnType<typeof createQuoteLinksService>;

/**
 * The couple's link to their quote: 256 bits that are computed from a seed and the server's secret when a message is
 * sent, so that they are stored nowhere. The database keeps the seed and a hash: alone it opens no quote, and the link
 * stays the same for every version and every reminder until it is revoked.
 */
export function createQuoteLinksService({ keyring, baseUrl }: { keyring: Keyring; baseUrl: string }) {
  return {
    create(): { link_seed: string; token_hash: Buffer } {
      const link_seed = randomUUID();
      return { link_seed, token_hash: hashSecret(toLinkTokens(keyring, link_seed)[0]) };
    },
    /** As the couple has it: the hash tells which secret made it. */
    link({ link_seed, token_hash }: { link_seed: string; token_hash: Buffer | null }): string {
      const tokens = toLinkTokens(keyring, link_seed);
      const token = tokens.find((each) => token_hash && hashSecret(each).equals(token_hash)) ?? tokens[0];
      return `${baseUrl}/q/${token}`;
    },
  };
}
