import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Stored, Store } from './store.ts';

const MAX_WAIT_MS = 10_000;

const Query = z.object({
  to: z.string().optional(),
  since: z.coerce.date().optional(),
  holding: z.string().optional(),
  waitMs: z.coerce.number().int().min(0).max(MAX_WAIT_MS).default(0),
});

/**
 * The JSON doors of a service: `GET /mail?to=&since=&holding=&waitMs=` (newest first, waits for the first match),
 * `GET /mail/:id`, `DELETE /mail`.
 */
export function registerEndpoints<T extends Stored>(
  app: FastifyInstance,
  options: {
    path: string;
    store: Store<T>;
    sentTo?: (entry: T, to: string) => boolean;
    textOf?: (entry: T) => string;
    present?: (entry: T) => unknown;
  },
): void {
  const { path, store, sentTo, textOf, present = (entry) => entry } = options;

  app.get(path, async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) return reply.code(400).send({ message: z.prettifyError(query.error) });
    const { to, since, holding, waitMs } = query.data;
    // A literal plus in a query arrives as a space; the name on a card has spaces of its own.
    const recipients = to?.trim() ? [to, to.replace(/ /g, '+')] : [];
    const isFor = (entry: T) => recipients.length === 0 || !sentTo || recipients.some((each) => sentTo(entry, each));
    const holds = (entry: T) => !holding || !textOf || textOf(entry).includes(holding);
    const matches = (entry: T) => isFor(entry) && holds(entry) && (!since || new Date(entry.receivedAt) >= since);
    return (await store.wait(matches, waitMs, gone(reply))).map(present);
  });

  app.get<{ Params: { id: string } }>(`${path}/:id`, (request, reply) => {
    const entry = store.find(request.params.id);
    return entry ? reply.send(present(entry)) : reply.code(404).send({ message: 'Not Found' });
  });

  app.delete(path, (_request, reply) => {
    store.clear();
    return reply.code(204).send();
  });
}

/** Nobody waits for an answer that nobody will read. */
function gone(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => left.abort());
  return left.signal;
}
