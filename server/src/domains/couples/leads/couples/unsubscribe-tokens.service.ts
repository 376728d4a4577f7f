import { createHmac, timingSafeEqual } from 'node:crypto';

const MAC_BYTES = 18;
const TOKEN = /^([0-9a-z]{1,7})\.([\w-]{24})$/;

export type UnsubscribeTokensService = ReturnType<typeof createUnsubscribeTokensService>;

/** Links by which a couple unsubscribes. Each contains a MAC of the couple's id, so that nobody can do it for others. */
export function createUnsubscribeTokensService({ secret, baseUrl }: { secret: string; baseUrl: string }) {
  const mac = (coupleId: number) =>
    createHmac('sha256', secret)
      .update(`unsubscribe:${coupleId}`)
      .digest()
      .subarray(0, MAC_BYTES)
      .toString('base64url');

  return {
    link: (coupleId: number) => `${baseUrl}/unsubscribe/${coupleId.toString(36)}.${mac(coupleId)}`,
    parse(token: string): number | undefined {
      const [, id = '', given = ''] = TOKEN.exec(token) ?? [];
      const coupleId = Number.parseInt(id, 36);
      if (Number.isNaN(coupleId)) return undefined;
      return timingSafeEqual(Buffer.from(given), Buffer.from(mac(coupleId))) ? coupleId : undefined;
    },
  };
}
