import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../service.ts';
import type { Store } from '../../store.ts';
import { readEnvelope } from './envelope.ts';
import { type StoredError, storeError } from './stored-error.ts';

const MAX_UNPACKED = 5 * 1024 * 1024;
const unpack = promisify(gunzip);

type EnvelopeRequest = FastifyRequest<{ Params: { project: string }; Querystring: { sentry_key?: string } }>;

/** `POST /api/:project/envelope/`, as Sentry's clients in a browser call it: from another origin, with any content type. */
export function registerSentry(app: FastifyInstance, clock: Clock, store: Store<StoredError>): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body));
    scope.addHook('onRequest', (_request, reply, next) => {
      reply
        .header('access-control-allow-origin', '*')
        .header('access-control-expose-headers', 'x-sentry-error, retry-after');
      next();
    });
    scope.options('/api/:project/envelope/', (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'POST')
        .header('access-control-allow-headers', 'content-type, content-encoding, x-sentry-auth, sentry-trace, baggage')
        .header('access-control-max-age', '3600')
        .code(204)
        .send(),
    );
    scope.post('/api/:project/envelope/', (request: EnvelopeRequest, reply) => receive(request, reply));
    done();
  });

  const receive = async (request: EnvelopeRequest, reply: FastifyReply) => {
    try {
      const body = request.body as Buffer;
      const gzipped = request.headers['content-encoding'] === 'gzip';
      const envelope = readEnvelope(gzipped ? await unpack(body, { maxOutputLength: MAX_UNPACKED }) : body);
      if (!hasKey(request) && !envelope.dsn) {
        return await reply.code(403).send({ detail: 'missing authorization information' });
      }
      const events = envelope.items.filter(({ type }) => type === 'event');
      for (const { payload } of events) store.add(storeError(request.params.project, payload, clock.now()));
      return await reply.send({ id: envelope.eventId });
    } catch {
      return reply.code(400).header('x-sentry-error', 'bad envelope').send({ detail: 'bad envelope' });
    }
  };
}

function hasKey(request: EnvelopeRequest): boolean {
  return Boolean(request.query.sentry_key) || /sentry_key=\w+/.test(String(request.headers['x-sentry-auth'] ?? ''));
}
