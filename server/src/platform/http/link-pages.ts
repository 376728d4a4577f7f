import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../crypto/secrets.ts';
import { AppError } from '../errors/app-error.ts';
import type { Html } from '../html/html.ts';
import type { RateLimit, RateLimits } from '../limits/rate-limits.ts';
import { networkOf } from '../limits/visitor-network.ts';
import { compress } from './compress.ts';
import { toAppError } from './error-answer.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { languageOf } from './language.ts';

/** A request by somebody whose link is all they have. */
export type LinkRequest = {
  readonly token: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Empty for a GET. */
  readonly form: URLSearchParams;
  readonly address: string;
  readonly userAgent: string;
  /** Two letters, from Accept-Language. */
  readonly language: string;
};

export type LinkAnswer =
  | { readonly page: Html; readonly status?: number }
  /** After a form: the browser fetches this next. */
  | { readonly next: string }
  | { readonly file: FileAnswer }
  | 'nothing';

export type LinkRoute = {
  readonly method: 'GET' | 'POST';
  /** What follows the token, such as `/accept`. */
  readonly path: string;
  /** Without limits links could be guessed and forms flooded, so there is no route without both. */
  readonly limits: { readonly address: RateLimit; readonly link: RateLimit };
  readonly handler: (request: LinkRequest) => Promise<LinkAnswer>;
};

export type LinkPages = {
  /** Before the token, such as `/q/`. */
  readonly prefix: string;
  readonly routes: readonly LinkRoute[];
  readonly policy: string;
  /** The page of a failure, in the language of the request. */
  readonly failure: (error: AppError, request: Pick<LinkRequest, 'language'>) => Html;
};

const MAX_BYTES = 64 * 1024;
/** 256 bits; anything else was never a link of ours. */
const TOKEN = /^[\w-]{43}$/;

/**
 * Pages for people without an account: rendered here, readable without scripts, with real forms. The link is the only
 * secret, so it appears in no log, no referrer and no cache, and nothing but the link decides what a request may do.
 */
export function bindLinkPages(app: FastifyInstance, pages: LinkPages, rateLimits: RateLimits): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    );
    scope.addHook('onRequest', (_request, reply, done) => {
      setHeaders(reply, pages.policy);
      done();
    });
    scope.setErrorHandler((error, request, reply) => {
      const failure = toAppError(error);
      if (failure.status >= 500)
        request.log.error({ err: failure.cause ?? failure, requestId: request.id }, failure.code);
      if (failure.retryAfterS !== undefined) reply.header('retry-after', String(failure.retryAfterS));
      const language = languageOf(request.headers['accept-language']);
      return sendPage(reply.code(failure.status), pages.failure(failure, { language }));
    });
    for (const route of pages.routes) {
      scope.route({
        method: route.method,
        url: `${pages.prefix}:token${route.path}`,
        handler: async (request, reply) => {
          if (route.method === 'POST' && !isFromOwnForm(request)) throw new AppError('forbidden');
          const given = toLinkRequest(request);
          await rateLimits.take(route.limits.address, networkOf(given.address));
          if (!TOKEN.test(given.token)) throw new AppError('not_found');
          await rateLimits.take(route.limits.link, hashSecret(given.token).toString('hex'));
          return send(reply, await route.handler(given));
        },
      });
    }
  });
}

/** Other sites cannot know the link; a browser that has it open must not be made to send its forms either. */
function isFromOwnForm({ headers }: FastifyRequest): boolean {
  return (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin';
}

function toLinkRequest(request: FastifyRequest): LinkRequest {
  const params = request.params as Record<string, string>;
  return {
    token: params['token'] ?? '',
    params,
    query: new URLSearchParams(request.url.split('?')[1] ?? ''),
    form: request.body instanceof URLSearchParams ? request.body : new URLSearchParams(),
    address: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    language: languageOf(request.headers['accept-language']),
  };
}

function setHeaders(reply: FastifyReply, policy: string): void {
  reply.headers({
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    vary: 'accept-language, accept-encoding',
  });
}

async function send(reply: FastifyReply, answer: LinkAnswer): Promise<FastifyReply> {
  if (answer === 'nothing') return reply.code(204).send();
  if ('next' in answer) return reply.redirect(answer.next, 303);
  if ('file' in answer) return sendFile(reply, answer.file);
  return sendPage(reply.code(answer.status ?? 200), answer.page);
}

async function sendPage(reply: FastifyReply, page: Html): Promise<FastifyReply> {
  reply.type('text/html; charset=utf-8');
  return reply.send(await compress(page.markup, reply.request, reply));
}
