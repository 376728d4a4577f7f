import type { Keyring } from '#platform/crypto/keyring.ts';

const MAC_BYTES = 18;
const TOKEN = /^([0-9a-z]{1,7})\.([\w-]{24})$/;

export type UnsubscribeTokensService = ReturnType<typeof createUnsubscribeTokensService>;

/** Links by which a couple unsubscribes. Each contains a MAC of the couple's id, so that nobody can do it for others. */
export function createUnsubscribeTokensService({ keyring, baseUrl }: { keyring: Keyring; baseUrl: string }) {
  const toText = (coupleId: number) => `unsubscribe:${coupleId}`;
  const encode = (mac: Buffer) => mac.subarray(0, MAC_BYTES).toString('base64url');

  return {
    link: (coupleId: number) =>
      `${baseUrl}/unsubscribe/${coupleId.toString(36)}.${encode(keyring.mac(toText(coupleId)))}`,
    parse(token: string): number | undefined {
      const [, id = '', given = ''] = TOKEN.exec(token) ?? [];
      const coupleId = Number.parseInt(id, 36);
      if (Number.isNaN(coupleId)) return undefined;
      return keyring.isMac(given, toText(coupleId), encode) ? coupleId : undefined;
    },
  };
}
