import type { FastifyRequest } from 'fastify';

/** Another site open in the same browser must not be able to press our buttons. */
export function isOwnPress(request: FastifyRequest): boolean {
  return (request.headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
}

/** A form of the page, which wants the page again; anything else is a door, which wants JSON. */
export function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}
