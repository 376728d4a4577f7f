import { randomUUID } from 'node:crypto';
import fastifyCookie from '@fastify/cookie';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import { JSON_BODY_BYTES } from '@bellbird/contract/shared/limits';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { TrustedProxies } from '#platform/config/environment-fields.ts';
import { errorVersionOf } from '#platform/http/bind.ts';
import { errorBody, toAppError } from '#platform/http/error-answer.ts';
import { languageOf } from '#platform/http/language.ts';
import { acceptOwnContentOnly } from '#platform/http/request-content.ts';
import { shedLoad } from '#platform/http/shed-load.ts';
import { DATA_POLICY, setSecurityHeaders } from '#platform/http/security-headers.ts';
import type { Log } from '#platform/log/log.ts';

export type HttpOptions = { log: Log; isProduction: boolean; trustProxy: TrustedProxies };

/** The bare HTTP server: limits, headers and error handling. The caller binds the routes. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const proxies = options.trustProxy;
  const app = fastify({
    loggerInstance: withoutChildren(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies,
    bodyLimit: JSON_BODY_BYTES,
    requestTimeout: 30_000,
    keepAliveTimeout: 65_000,
    genReqId: () => randomUUID(),
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
  });
  await app.register(fastifyCookie);
  shedLoad(app);
  // Hooks with callbacks: promises would cost a tenth of a short call.
  app.addHook('onRequest', (_request, reply, done) => {
    setSecurityHeaders(reply, options.isProduction);
    done();
  });
  acceptOwnContentOnly(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    dataHeaders(request, reply);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  return app;
}

/** One log for all requests instead of a child for each: lines carry the request id themselves. */
function withoutChildren(log: Log): FastifyBaseLogger {
  const shared = Object.create(log) as Log;
  return Object.assign(shared, { child: () => shared }) as FastifyBaseLogger;
}

/** Who is not known, may not, or tries too often (and, by their codes, wrong passwords): an operator who looks for an attack reads these lines. */
const REFUSALS = new Set([401, 403, 429]);

/** API responses are private and never cached. */
function dataHeaders(request: FastifyRequest, reply: FastifyReply): void {
  if (!request.url.startsWith(API_PREFIX)) return;
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const level = reply.statusCode >= 500 ? 'warn' : 'debug';
  if (!(request.log as Log).isLevelEnabled(level)) return;
  const facts = {
    requestId: request.id,
    route: request.routeOptions.url ?? 'none',
    method: request.method,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
  };
  request.log[level](facts, 'answered');
}

/**
 * Responds to a failure in the requested error version; an unexpected one is logged in full and shown as ‘Something
 * went wrong.’
 */
function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toAppError(error);
  if (failure.status >= 500)
    request.log.error(
      { err: failure.cause ?? failure, requestId: request.id, route: request.routeOptions.url },
      failure.code,
    );
  else if (REFUSALS.has(failure.status) || failure.code.startsWith('wrong_'))
    request.log.info(
      { requestId: request.id, route: request.routeOptions.url, address: request.ip, reason: failure.code },
      'refused',
    );
  if (failure.retryAfterS !== undefined) reply.header('retry-after', String(failure.retryAfterS));
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(failure, errorVersionOf(request), languageOf(request.headers['accept-language']))));
}
