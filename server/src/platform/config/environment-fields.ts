import { isIP } from 'node:net';
import { z } from 'zod';
import { hostUrls } from '../db/hosts.ts';

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

/** An address of PostgreSQL; it may name several hosts, separated by commas. */
export const databaseUrl = z
  .string()
  .refine(
    (value) => /^postgres(?:ql)?:\/\/./.test(value) && hostUrls(value).every((url) => URL.canParse(url)),
    'must be a postgres:// address',
  );

/** Those that values and links of the past were made with, by comma. */
export const earlierSecrets = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().min(32, 'needs at least 32 characters')).max(5, 'may contain 5 at most'));

/** Encrypted, or on this machine. */
export function isSafe(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** A host, with a star for any subdomain, or an origin on this machine. */
export function isLocalOrigin(value: string): boolean {
  return /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/.test(value);
}

export function isPushService(value: string): boolean {
  const isHost = /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(value);
  return isHost || isLocalOrigin(value);
}

export function isTilesUrl(value: string): boolean {
  const hasPlaces = ['{z}', '{x}', '{y}'].every((place) => value.includes(place));
  return hasPlaces && /^https?:\/\/[^{]/.test(value) && URL.canParse(value);
}

/** Which forwarded addresses to believe: none, those that this many proxies added, or those that these networks added. */
export type TrustedProxies = false | number | string[];

const MOST_PROXIES = 10;
const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.has(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128) && Number(bits) > 0)
  );
}

/** Anybody can send X-Forwarded-For, so ‘all of it’ is no choice: a visitor would choose the address that limits count. */
export const trustedProxies = z
  .string()
  .default('false')
  .transform((value, context): TrustedProxies => {
    if (value === 'false' || value === '0') return false;
    if (/^\d{1,2}$/.test(value) && Number(value) <= MOST_PROXIES) return Number(value);
    const networks = value.split(',').map((each) => each.trim());
    if (networks.every(isNetwork)) return networks;
    const message = 'must be the number of proxies in front (usually 1), or their addresses or networks, by comma';
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
