import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** So many requests at work in one process; the next is asked to come back rather than to wait. */
const MOST_AT_ONCE = 500;

/** The requests at work in one server. */
type Work = { atOnce: number };

declare module 'fastify' {
  interface FastifyRequest {
    /** The work this request is counted in, as long as it is. */
    countedIn: Work | null;
  }
}

/** Answers 503 at once when there is more to do than can be done soon. */
export function shedLoad(app: FastifyInstance): void {
  const work: Work = { atOnce: 0 };
  app.decorateRequest('countedIn', null);
  app.addHook('onRequest', (request, _reply, done) => {
    if (work.atOnce >= MOST_AT_ONCE && request.url.startsWith(API_PREFIX)) {
      return done(new AppError('unavailable', { retryAfterS: 1 }));
    }
    work.atOnce += 1;
    request.countedIn = work;
    done();
  });
  // Comes for a caller who hung up, too.
  app.addHook('onResponse', (request, _reply, done) => {
    stopCounting(request);
    done();
  });
}

/** A stream is open for hours and works for moments: it does not count as work. */
export function stopCounting(request: FastifyRequest): void {
  if (request.countedIn) request.countedIn.atOnce -= 1;
  request.countedIn = null;
}
