import { createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_S = 5 * 60;

type Signed = { secret: string; body: Buffer | string; header: string; now: Date };

/** Whether the gateway signed this body within the last minutes: `t=…,v1=…`, an HMAC over time and body as they came. */
export function isSignedByGateway({ secret, body, header, now }: Signed): boolean {
  const parts = header.split(',').map((part) => part.split('=', 2) as [string, string | undefined]);
  const time = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now.getTime() / 1000 - Number(time)) > WINDOW_S) return false;
  const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
  // While a secret is being replaced the gateway signs with both.
  return parts.some(([name, value]) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/.test(value ?? '') ? Buffer.from(value ?? '', 'hex') : undefined;
    return given !== undefined && timingSafeEqual(given, expected);
  });
}
