import type { CallSpec } from '@bellbird/contract/shared/call';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '#platform/errors/app-error.ts';
import { type Check, readiness } from '#platform/health/health.ts';
import { API_DOCS_STYLE, apiDocsPage } from '#platform/http/api-docs.ts';
import { batchRoute } from '#platform/http/batch.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import { hashOf, pagePolicy } from '#platform/http/security-headers.ts';
import { SIGNED_FILES_PATH, type SignedFiles } from '#platform/storage/signed-files.ts';
import type { Storage } from '#platform/storage/storage.ts';

/** Routes that are not calls of the contract: batches of them, health, the OpenAPI document, public files. */
export function systemRoutes(
  app: FastifyInstance,
  deps: {
    calls: readonly CallSpec[];
    baseUrl: string;
    checks: readonly Check[];
    storage: Storage;
    files: SignedFiles;
    isDraining: () => boolean;
  },
): void {
  const { calls, baseUrl, checks, storage, files, isDraining } = deps;
  // Few ask for it, and describing every call would make each start a quarter of a second later.
  let described: string | undefined;
  const document = () => (described ??= JSON.stringify(openApiDocument(calls, baseUrl)));

  batchRoute(app, calls);

  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ alive: true }));

  app.get('/readyz', async (_request, reply) => {
    const state = isDraining() ? { ready: false, parts: {} } : await readiness(checks);
    if (!state.ready) reply.code(503).header('retry-after', '2');
    return reply.header('cache-control', 'no-store').send(state);
  });

  app.get(`${API_PREFIX}/openapi.json`, async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  );

  app.get(`${API_PREFIX}/docs`, async (_request, reply) => {
    return reply
      .header('content-security-policy', pagePolicy({ styles: [hashOf(API_DOCS_STYLE)] }))
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(calls));
  });

  app.get<{ Params: { '*': string } }>('/files/public/*', async (request, reply) => {
    const file = await storage.get(`public/${request.params['*']}`).catch(() => undefined);
    if (!file) throw new AppError('not_found');
    return sendStored(reply, file, 'public, max-age=31536000, immutable');
  });

  app.get<{ Params: { '*': string }; Querystring: { until?: string; sign?: string } }>(
    `${SIGNED_FILES_PATH}/*`,
    async (request, reply) => {
      const key = request.params['*'];
      const seconds = files.holdsFor(key, request.query);
      const file = seconds === undefined ? undefined : await storage.get(key).catch(() => undefined);
      if (!file) throw new AppError('not_found');
      return sendStored(reply, file, `private, max-age=${seconds}, immutable`);
    },
  );
}

type Stored = NonNullable<Awaited<ReturnType<Storage['get']>>>;

/** A stored file as it is, able to do nothing, and kept by the browser. */
function sendStored(reply: FastifyReply, file: Stored, cacheControl: string): FastifyReply {
  return reply
    .header('cache-control', cacheControl)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('content-length', file.size)
    .type(file.contentType)
    .send(file.stream);
}
