import type { FastifyInstance } from 'fastify';

/** The manifest's `share_target`. */
const SHARE_PATH = '/share-photos';
/** The galleries say that nothing arrived, and how to choose photos there. */
const GOAL = '/galleries?shared=missed';

/**
 * Photos that another app shares are kept by the panel's service worker. In a browser whose worker is not there yet, or
 * was removed, the share arrives here: nobody is signed in by it, so the photos are not stored. The person who shared
 * them is told what to do instead of seeing an error.
 */
export function bindSharedPhotos(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Read to its end, as browsers expect, and kept nowhere.
    scope.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      done(null);
    });
    scope.post(SHARE_PATH, async (_request, reply) => reply.redirect(GOAL, 303));
  });
}
