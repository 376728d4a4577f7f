import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReplyCookie } from './route.ts';

/** A browser takes a cookie of this name only over https and from this very host, so no neighbouring host can set it. */
const PREFIX = '__Host-';

/** Ours by their plain names. Where cookies are secure, one without the prefix is not believed. */
export function readCookies(request: FastifyRequest, secure: boolean): Readonly<Record<string, string | undefined>> {
  if (!secure) return request.cookies;
  const prefixed = Object.entries(request.cookies).filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(prefixed.map(([name, value]) => [name.slice(PREFIX.length), value]));
}

export function setCookie(reply: FastifyReply, { name, value, maxAgeS }: ReplyCookie, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: maxAgeS } as const;
  reply.setCookie(secure ? `${PREFIX}${name}` : name, value, options);
}
