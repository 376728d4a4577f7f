import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyCookie } from './route.ts';

/** A browser takes a cookie of this name only over https and from this very host, so no neighbouring host can set it. */
const PREFIX = '__Host-';

type Cookies = Readonly<Record<string, string | undefined>>;
const NONE: Cookies = Object.freeze(Object.create(null) as Cookies);

/** Ours by their plain names. Where cookies are secure, one without the prefix is not believed. */
export function readCookies(request: FastifyRequest, secure: boolean): Cookies {
  const { cookie } = request.headers;
  if (cookie === undefined) return NONE;
  const prefix = secure ? PREFIX : '';
  const found = Object.create(null) as Record<string, string>;
  for (const pair of cookie.split(';')) {
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at === -1 || !name.startsWith(prefix)) continue;
    // Browsers send the most specific one first.
    found[name.slice(prefix.length)] ??= decode(pair.slice(at + 1).trim());
  }
  return found;
}

function decode(value: string): string {
  const plain = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  if (!plain.includes('%')) return plain;
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

export function setCookie(reply: FastifyReply, { name, value, maxAgeS }: ReplyCookie, secure: boolean): void {
  const full = `${secure ? PREFIX : ''}${name}=${encodeURIComponent(value)}`;
  const lifetime = `Max-Age=${maxAgeS}; Path=/; HttpOnly${secure ? '; Secure' : ''}; SameSite=Strict`;
  reply.header('set-cookie', `${full}; ${lifetime}`);
}
