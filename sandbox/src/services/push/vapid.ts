import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';

const FORM = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]{87})$/;
const LONGEST_S = 24 * 60 * 60;
const Claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string().regex(/^(?:mailto:|https:\/\/)/) });

/** Who signed a request to this host (RFC 8292), or undefined when nobody did as they should. */
export function signerOf(authorization: string | undefined, host: string, now: Date): string | undefined {
  const [, header = '', claims = '', signature = '', key = ''] = FORM.exec(authorization ?? '') ?? [];
  if (!key || !isSigned(`${header}.${claims}`, signature, key)) return undefined;
  const read = Claims.safeParse(json(claims));
  if (!read.success) return undefined;
  const { aud, exp } = read.data;
  const seconds = now.getTime() / 1000;
  const isHere = [`https://${host}`, `http://${host}`].includes(aud);
  return isHere && exp > seconds && exp <= seconds + LONGEST_S ? key : undefined;
}

function isSigned(text: string, signature: string, key: string): boolean {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const bytes = Buffer.from(signature, 'base64url');
    return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes);
  } catch {
    return false;
  }
}

function json(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}
