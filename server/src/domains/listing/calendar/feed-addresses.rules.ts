import { createHmac } from 'node:crypto';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { sameSecret } from '#platform/crypto/secrets.ts';

export type FeedAddresses = ReturnType<typeof createFeedAddresses>;

/** The secret addresses of calendars. The key is a MAC: it can be shown again without being stored. */
export function createFeedAddresses({ secret, baseUrl }: { secret: string; baseUrl: string }) {
  const createMac = (providerId: number, generation: number) =>
    createHmac('sha256', secret).update(`calendar feed:${providerId}:${generation}`).digest();
  return {
    host: new URL(baseUrl).hostname,
    url: (providerId: number, generation: number) =>
      `${baseUrl}${API_PREFIX}/calendar-feeds/${providerId}/${createMac(providerId, generation).toString('base64url')}/bellbird.ics`,
    isValidKey: (key: string, providerId: number, generation: number) =>
      sameSecret(Buffer.from(key, 'base64url'), createMac(providerId, generation)),
  };
}
