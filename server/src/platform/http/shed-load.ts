import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** So many requests at work in one process; the next is asked to come back rather than to wait. */
const MOST_AT_ONCE = 500;

const leave = new WeakMap<FastifyRequest, () => void>();

/** Answers 503 at once when there is more to do than can be done soon. */
export function shedLoad(app: FastifyInstance): void {
  const atWork = new Set<FastifyRequest>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (atWork.size >= MOST_AT_ONCE && request.url.startsWith(API_PREFIX)) {
      return done(new AppError('unavailable', { retryAfterS: 1 }));
    }
    atWork.add(request);
    leave.set(request, () => atWork.delete(request));
    done();
  });
  // Comes for a caller who hung up, too.
  app.addHook('onResponse', (request, _reply, done) => {
    atWork.delete(request);
    done();
  });
}

/** A stream is open for hours and works for moments: it does not count as work. */
export function noLongerCounts(request: FastifyRequest): void {
  leave.get(request)?.();
}
