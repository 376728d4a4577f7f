import { Readable, pipeline } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { BATCH_MAX, BATCH_PATH, BATCH_TYPE, toBatchLine } from '@bellbird/contract/shared/batch';
import type { CallSpec } from '@bellbird/contract/shared/call';
import { API_PREFIX } from '@bellbird/contract/shared/headers';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { fail } from '../errors/app-error.ts';

const PATH_MAX = 2000;
const Batch = z.strictObject({
  /** Paths with their query, below the prefix of the API. */
  calls: z
    .array(
      z
        .string()
        .regex(/^\/\S*$/)
        .max(PATH_MAX),
    )
    .min(1)
    .max(BATCH_MAX),
});

/** Of the batch itself; each call in it gets its own. */
const OWN_HEADERS = new Set(['content-length', 'content-type', 'accept-encoding', 'connection', 'transfer-encoding']);
/** Every line is sent at once: a fast call does not wait for a slow one. */
const LINE_BY_LINE = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
};

/**
 * Several reading calls in one request. Each runs as a request of its own with the headers of the batch, so it has its own
 * access policy, limits, validation and log line.
 */
export function batchRoute(app: FastifyInstance, calls: readonly CallSpec[]): void {
  const reading = calls.filter(({ method }) => method === 'GET');
  const allowed = reading.filter(isJson).map(({ path }) => toPattern(path));
  // `/leads/export` is a file, although it also looks like `/leads/{id}`.
  const refused = reading.filter((call) => !isJson(call)).map(({ path }) => toPattern(path));
  const isAllowed = (path: string) =>
    allowed.some((pattern) => pattern.test(path)) && !refused.some((pattern) => pattern.test(path));
  app.post(API_PREFIX + BATCH_PATH, async (request, reply) => {
    const batch = Batch.safeParse(request.body);
    if (!batch.success) fail('bad_request');
    const answer = async (path: string, place: number) => {
      if (!isAllowed(toRouted(path))) return { place, line: toBatchLine(place, 0, '') };
      const { statusCode, body } = await app.inject({
        method: 'GET',
        url: API_PREFIX + path,
        headers: ownHeaders(request),
        ...(request.socket.remoteAddress && { remoteAddress: request.socket.remoteAddress }),
      });
      return { place, line: toBatchLine(place, statusCode, body) };
    };
    return sendLines(request, reply, batch.data.calls.map(answer));
  });
}

/** The path as the router will read it: without dots, backslashes and escapes that lead to another call. */
function toRouted(path: string): string {
  const { pathname } = new URL(API_PREFIX + path, 'http://batch');
  try {
    return pathname.startsWith(`${API_PREFIX}/`) ? decodeURIComponent(pathname.slice(API_PREFIX.length)) : '';
  } catch {
    return '';
  }
}

/** Files and streams are not read as a whole. */
function isJson({ responses }: CallSpec): boolean {
  return responses[200] !== undefined && typeof responses[200] !== 'string';
}

function toPattern(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
}

function ownHeaders(request: FastifyRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' && !OWN_HEADERS.has(name) ? [[name, value]] : [],
    ),
  );
}

function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  answers: readonly Promise<{ place: number; line: string }>[],
): FastifyReply {
  reply.header('cache-control', 'no-store').header('vary', 'accept-encoding').type(BATCH_TYPE);
  const lines = Readable.from(asTheyCome(answers));
  if (!/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(lines);
  // A failure reaches the reply through the compressor.
  const compressed = pipeline(lines, createBrotliCompress(LINE_BY_LINE), () => undefined);
  return reply.header('content-encoding', 'br').send(compressed);
}

async function* asTheyCome(answers: readonly Promise<{ place: number; line: string }>[]): AsyncGenerator<string> {
  const waiting = new Map(answers.map((answer, place) => [place, answer]));
  while (waiting.size > 0) {
    const { place, line } = await Promise.race(waiting.values());
    waiting.delete(place);
    yield line;
  }
}
