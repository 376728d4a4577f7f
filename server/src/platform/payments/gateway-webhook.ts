import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import type { Clock } from '../time/clock.ts';
import { isSignedByGateway } from './gateway-signature.ts';

export const GATEWAY_WEBHOOK_PATH = '/hooks/payments';

const Event = z.object({
  id: z.string().min(1).max(200),
  type: z.string(),
  account: z.string().min(1).max(200).optional(),
  data: z.object({ object: z.object({ id: z.string().min(1).max(200) }) }),
});
export type GatewayEvent = {
  id: string;
  type: string;
  subject: string;
  /** The vendor’s account at the gateway, for events that are about one. */
  account?: string | undefined;
};

const MAX_BYTES = 256 * 1024;

/** Receives the gateway's events. Each is signed; its content is only a reason to look the charge up. */
export function bindGatewayWebhook(
  app: FastifyInstance,
  options: { secret: string | undefined; clock: Clock; onEvent: (event: GatewayEvent) => Promise<void> },
): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The signature covers the bytes as they were sent.
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(GATEWAY_WEBHOOK_PATH, async (request, reply) => {
      const body = (request.body ?? Buffer.alloc(0)) as Buffer;
      const header = request.headers['stripe-signature'];
      const now = options.clock.now();
      const isSigned =
        options.secret !== undefined &&
        typeof header === 'string' &&
        isSignedByGateway({ secret: options.secret, body, header, now });
      if (!isSigned) throw new AppError('bad_signature');
      const event = Event.safeParse(parseJson(body)).data;
      if (!event) throw new AppError('malformed_json');
      const { id, type, account, data } = event;
      await options.onEvent({ id, type, account, subject: data.object.id });
      return reply.code(204).send();
    });
  });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}
