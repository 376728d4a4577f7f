import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isTooComplex } from './json-limits.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A form with files; every other call takes JSON or nothing. */
    takesFiles?: boolean;
  }
}

const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^\s*multipart\/form-data\s*;/i;

/**
 * Lets each API call receive its own kind of content only. A form sent to a JSON call would otherwise count as an empty
 * body and be carried out; and other sites can send forms without asking the browser's permission.
 */
export function acceptOwnContentOnly(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isForeignContent(request) ? new AppError('wrong_type') : undefined);
  });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooComplex(body as string)) return done(new AppError('too_complex'));
    return parse(request, body as string, done);
  });
}

function isForeignContent({ method, headers, routeOptions }: FastifyRequest): boolean {
  const type = headers['content-type'];
  if (type === undefined || method === 'GET' || method === 'HEAD') return false;
  if (!routeOptions.url?.startsWith(API_PREFIX)) return false;
  return !(routeOptions.config.takesFiles ? FORM_TYPE : JSON_TYPE).test(type);
}
