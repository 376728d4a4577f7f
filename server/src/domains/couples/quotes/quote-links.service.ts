import { createHmac, randomUUID } from 'node:crypto';
import { hashSecret } from '#platform/crypto/secrets.ts';

export type QuoteLinksService = ReturnType<typeof createQuoteLinksService>;

/**
 * The couple's link to their quote: 256 bits that are computed from a seed and the server's secret when a message is
 * sent, so that they are stored nowhere. The database keeps the seed and a hash: alone it opens no quote, and the link
 * stays the same for every version and every reminder until it is revoked.
 */
export function createQuoteLinksService({ secret, baseUrl }: { secret: string; baseUrl: string }) {
  const toToken = (seed: string) => createHmac('sha256', secret).update(`quote:${seed}`).digest('base64url');

  return {
    create(): { link_seed: string; token_hash: Buffer } {
      const link_seed = randomUUID();
      return { link_seed, token_hash: hashSecret(toToken(link_seed)) };
    },
    link: (seed: string) => `${baseUrl}/q/${toToken(seed)}`,
  };
}
