import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Requests in progress per process; beyond this the next one gets a 503 instead of waiting. */
export const MOST_AT_ONCE = 500;

/** The requests in progress in one server. */
type Work = { atOnce: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** The counter this request is part of, while it is. */
    countedIn: Work | null;
  }
}

/** Answers 503 at once when the server is overloaded. */
export function shedLoad(app: FastifyInstance): void {
  const work: Work = { atOnce: 0 };
  app.decorateRequest('countedIn', null);
  app.addHook('onRequest', (request, reply, done) => {
    if (work.atOnce >= MOST_AT_ONCE && request.url.startsWith(API_PREFIX)) {
      return done(new AppError('unavailable', { retryAfterS: 1 }));
    }
    work.atOnce += 1;
    request.countedIn = work;
    // `onResponse` is not called for a client that hangs up early; such requests would be counted for ever.
    reply.raw.once('close', () => stopCounting(request));
    done();
  });
  // A call in a batch has no connection that closes.
  app.addHook('onResponse', (request, _reply, done) => {
    stopCounting(request);
    done();
  });
}

/** A stream is open for hours and mostly idle, so it does not count. */
export function stopCounting(request: FastifyRequest): void {
  if (request.countedIn) request.countedIn.atOnce -= 1;
  request.countedIn = null;
}
