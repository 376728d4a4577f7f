import type { FastifyInstance } from 'fastify';

const MAX_BYTES = 4 * 1024;

/**
 * The button that mail programs show beside the sender (RFC 8058): they post a form to the link of `List-Unsubscribe`,
 * without cookies and without following anything. Opening the link shows a page and changes nothing.
 */
export function bindOneClickUnsubscribe(app: FastifyInstance, unsubscribe: (token: string) => Promise<unknown>): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: MAX_BYTES }, (_request, body, done) =>
      done(null, body),
    );
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async (request, reply) => {
      await unsubscribe(request.params.token);
      return reply.type('text/plain; charset=utf-8').send('You’re unsubscribed.');
    });
  });
}
