import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { PARTNER_SIGNATURE_HEADER } from '@bellbird/contract/shared/headers';
import { JSON_BODY_BYTES } from '@bellbird/contract/shared/limits';
import type { FastifyRequest, RequestPayload } from 'fastify';
import { AppError, fail } from '../errors/app-error.ts';
import type { Clock } from '../time/clock.ts';

const WINDOW_S = 5 * 60;
const FORM = /^t=(\d{1,12}),v2=([0-9a-f]{64})$/;

export type PartnerKey = { readonly secret: string | undefined; readonly clock: Clock };

export type PartnerCall = {
  method: string;
  /** As it is sent, with `/api` and the query. */
  path: string;
  body: string | Buffer;
};

/**
 * The header on the marketplace’s calls: the time, and an HMAC over the time, the method, the path and the raw body. So a
 * signature that somebody overheard is good for the same call only.
 */
export function partnerSignature(secret: string, { method, path, body }: PartnerCall, at: Date): string {
  const seconds = Math.floor(at.getTime() / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${method} ${path}\n`).update(body).digest('hex');
  return `t=${seconds},v2=${mac}`;
}

const bodies = new WeakMap<FastifyRequest, Buffer>();

/** Keeps the raw body, because that is what was signed. */
export async function keepRawBody(request: FastifyRequest, payload: RequestPayload): Promise<Readable> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > JSON_BODY_BYTES) throw new AppError('too_large');
    chunks.push(chunk);
  }
  const body = Buffer.concat(chunks, bytes);
  bodies.set(request, body);
  return Object.assign(Readable.from(body.length > 0 ? [body] : []), { receivedEncodedLength: bytes });
}

/**
 * True for a call the marketplace signed within the last minutes, false without a signature; throws for a wrong one.
 */
export function isSignedByPartner(request: FastifyRequest, { secret, clock }: PartnerKey): boolean {
  const given = request.headers[PARTNER_SIGNATURE_HEADER];
  if (typeof given !== 'string') return false;
  if (secret === undefined) fail('bad_signature');
  const seconds = Number(FORM.exec(given)?.[1] ?? Number.NaN);
  const isFresh = Math.abs(clock.now().getTime() / 1000 - seconds) <= WINDOW_S;
  if (!isFresh) fail('bad_signature');
  const call = { method: request.method, path: request.originalUrl, body: bodies.get(request) ?? '' };
  const expected = Buffer.from(partnerSignature(secret, call, new Date(seconds * 1000)));
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) fail('bad_signature');
  return true;
}
