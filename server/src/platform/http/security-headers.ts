import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const COMMON = { 'x-content-type-options': 'nosniff' } as const;

/** What matters for a document or for data, not for the code of the panel, which is no secret. */
const OF_DOCUMENTS = {
  'cross-origin-resource-policy': 'same-origin',
  // An address may contain a secret link: other sites must not learn which page somebody was on.
  'referrer-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self)',
} as const;

const OF_ALL = { ...COMMON, ...OF_DOCUMENTS };
const OVER_TLS = { ...OF_ALL, 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** The headers of every response; production also requires TLS. */
export function setSecurityHeaders(reply: FastifyReply, isProduction: boolean): void {
  reply.headers(isProduction ? OVER_TLS : OF_ALL);
}

/** A script, style sheet or font is no document: a page loads several, so their headers are kept short. */
export function dropDocumentHeaders(reply: FastifyReply): void {
  for (const name of Object.keys(OF_DOCUMENTS)) reply.removeHeader(name);
}

/** The hash by which the policy allows an inline script or style. */
export function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

export type Allowed = {
  connect?: readonly string[];
  images?: readonly string[];
  scripts?: readonly string[];
  frames?: readonly string[];
  styles?: readonly string[];
  fonts?: readonly string[];
  media?: readonly string[];
  workers?: readonly string[];
  /** Where a form, or the redirect after it, may lead besides us. */
  forms?: readonly string[];
  /** A third-party widget writes styles into the page. */
  anyStyle?: boolean;
};

/** For pages: our own scripts and style sheets, named frames, no forms to other sites. */
export function pagePolicy(allowed: Allowed = {}): string {
  const {
    connect = [],
    images = [],
    scripts = [],
    frames = [],
    styles = [],
    fonts = [],
    media = [],
    workers = [],
    forms = [],
  } = allowed;
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...(allowed.anyStyle ? ["'unsafe-inline'"] : []), ...styles].join(' ')}`,
    `img-src ${["'self' data: blob:", ...images].join(' ')}`,
    `font-src ${["'self'", ...fonts].join(' ')}`,
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    `connect-src ${["'self'", ...connect].join(' ')}`,
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `worker-src ${["'self'", ...workers].join(' ')}`,
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    `form-action ${["'self'", ...forms].join(' ')}`,
    "base-uri 'none'",
  ].join('; ');
}

/** For data: it may do nothing at all. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
