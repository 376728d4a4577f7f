import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { verifyTwilioSignature } from '../sms/twilio-signature.ts';

/** A gateway’s form post. The handler returns XML for the gateway to follow. */
export type Webhook = {
  readonly path: string;
  readonly handler: (
    fields: Readonly<Record<string, string>>,
    path: Readonly<Record<string, string>>,
  ) => Promise<string | undefined>;
};

const MOST_BYTES = 64 * 1024;

/** Registers webhooks. Each request must be signed with the gateway’s token over our public address. */
export function bindWebhooks(
  app: FastifyInstance,
  webhooks: readonly Webhook[],
  { authToken, baseUrl }: { authToken: string; baseUrl: string },
): void {
  app.register(async (doors) => {
    doors.removeAllContentTypeParsers();
    doors.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    for (const { path, handler } of webhooks) {
      doors.post(path, async (request, reply) => {
        const params = (request.body ?? {}) as Record<string, string>;
        const signature = request.headers['x-twilio-signature'];
        const isSigned = verifyTwilioSignature({
          authToken,
          url: baseUrl + request.url,
          params,
          signature: typeof signature === 'string' ? signature : undefined,
        });
        if (!isSigned) throw new AppError('bad_signature');
        const answer = await handler(params, request.params as Record<string, string>);
        if (answer === undefined) return reply.code(204).send();
        return reply.type('text/xml; charset=utf-8').send(answer);
      });
    }
  });
}
