import { z } from 'zod';

/** A port of this machine. */
export const port = (fallback: number) => z.coerce.number().int().min(0).max(65_535).default(fallback);
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .transform((value) => value === 'true' || value === '1')
    .default(fallback);
export const optionalUrl = z.url().optional();
/** Secrets travel to these addresses, so plain HTTP is allowed to this machine only. */
export const safeUrl = z.url({ protocol: /^https?$/ }).refine(isSafe, 'must be an https:// address');
export const outsideUrl = (fallback: string) =>
  safeUrl.transform((value) => value.replace(/\/$/, '')).default(fallback);

/** Encrypted, or on this machine. */
export function isSafe(value: string): boolean {
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A host, with a star for any subdomain, or an origin on this machine. */
export function isPushService(value: string): boolean {
  const isHost = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value);
  return isHost || /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value);
}

export function isTilesUrl(value: string): boolean {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
  return hasPlaces && /^https?:\/\/[^{]/.test(value) && URL.canParse(value);
}
