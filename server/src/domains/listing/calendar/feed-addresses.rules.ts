import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { sameSecret } from '#platform/crypto/secrets.ts';

export type FeedAddresses = ReturnType<typeof createFeedAddresses>;

/** The secret addresses of calendars. The key is a MAC, so that none is kept and it can still be shown again. */
export function createFeedAddresses({ secret, baseUrl }: { secret: string; baseUrl: string }) {
  const macOf = (providerId: number, generation: number) =>
    createHmac('sha256', secret).update(`calendar feed:${providerId}:${generation}`).digest();
  return {
    host: new URL(baseUrl).hostname,
    url: (providerId: number, generation: number) =>
      `${baseUrl}${API_PREFIX}/calendar-feeds/${providerId}/${macOf(providerId, generation).toString('base64url')}/bellbird.ics`,
    opens: (key: string, providerId: number, generation: number) =>
      sameSecret(Buffer.from(key, 'base64url'), macOf(providerId, generation)),
  };
}
