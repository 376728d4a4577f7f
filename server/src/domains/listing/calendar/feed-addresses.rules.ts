import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { Keyring } from '#platform/crypto/keyring.ts';

export type FeedAddresses = ReturnType<typeof createFeedAddresses>;

/** The secret addresses of calendars. The key is a MAC: it can be shown again without being stored. */
export function createFeedAddresses({ keyring, baseUrl }: { keyring: Keyring; baseUrl: string }) {
  const toText = (providerId: number, generation: number) => `calendar feed:${providerId}:${generation}`;
  const toKey = (mac: Buffer) => mac.toString('base64url');
  return {
    host: new URL(baseUrl).hostname,
    url: (providerId: number, generation: number) =>
      `${baseUrl}${API_PREFIX}/calendar-feeds/${providerId}/${toKey(keyring.mac(toText(providerId, generation)))}/bellbird.ics`,
    isValidKey: (key: string, providerId: number, generation: number) =>
      keyring.isMac(key, toText(providerId, generation), toKey),
  };
}
