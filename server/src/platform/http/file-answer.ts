import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** A file as a response. Always a download: a browser never opens it on our origin. */
export type FileAnswer = {
  readonly content: Buffer | Readable;
  readonly contentType: string;
  readonly fileName: string;
  readonly size?: number;
  /** Version for caching: a browser that has it gets a 304. */
  readonly etag?: string;
  /** A picture that other sites may embed. */
  readonly shownElsewhere?: boolean;
};

/** Sends a file so that nothing in it can run. */
export function sendFile(reply: FastifyReply, file: FileAnswer): FastifyReply {
  if (file.etag !== undefined) {
    reply.header('etag', file.etag).header('cache-control', 'private, no-cache');
    if (reply.request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  }
  if (file.size !== undefined) reply.header('content-length', file.size);
  if (file.shownElsewhere) {
    reply.header('cross-origin-resource-policy', 'cross-origin').header('cache-control', 'public, max-age=86400');
  }
  return reply
    .header('content-disposition', disposition(file.fileName))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(file.contentType)
    .send(file.content);
}

/** The name in ASCII for old clients, and in full for the others. */
function disposition(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
