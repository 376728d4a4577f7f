import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import { isForm, isOwnPress } from '../../same-site.ts';
import type { Store } from '../../store.ts';
import type { StoredChat } from './stored-chat.ts';

const WIDGET = readFileSync(new URL('widget.mjs', import.meta.url), 'utf8');
const STYLE = readFileSync(new URL('widget.css', import.meta.url), 'utf8');

const facts = z.record(z.string().max(60), z.string().max(500));
const Visit = z.object({ user: facts, data: facts });
const Line = z.object({ text: z.string().trim().min(1).max(2000) });

/** The widget and what it talks to: a visit, its lines, and the operator's answers. */
export function registerChat(app: FastifyInstance, { config, clock }: ServiceContext, store: Store<StoredChat>): void {
  const open = (reply: FastifyReply) =>
    reply
      .header('access-control-allow-origin', config.serverUrl)
      .header('access-control-allow-headers', 'content-type')
      .header('access-control-allow-methods', 'GET, PUT, POST')
      .header('cross-origin-resource-policy', 'cross-origin');
  const now = () => clock.now().toISOString();

  app.get('/chat/l.js', (_request, reply) => open(reply).type('text/javascript; charset=utf-8').send(WIDGET));
  app.get('/chat/l.css', (_request, reply) => open(reply).type('text/css; charset=utf-8').send(STYLE));
  app.options('/chat/:websiteId/sessions/*', (_request, reply) => open(reply).code(204).send());

  type Params = { Params: { websiteId: string; id: string } };
  const path = '/chat/:websiteId/sessions/:id';

  app.put<Params>(path, (request, reply) => {
    const visit = Visit.safeParse(request.body);
    if (!visit.success)
      return open(reply)
        .code(400)
        .send({ message: z.prettifyError(visit.error) });
    const { id, websiteId } = request.params;
    const known = store.find(id);
    store.add({ id, websiteId, receivedAt: known?.receivedAt ?? now(), lines: known?.lines ?? [], ...visit.data });
    return open(reply).code(204).send();
  });

  app.get<Params>(path, (request, reply) => {
    const chat = store.find(request.params.id);
    return chat ? open(reply).send(chat.lines) : open(reply).code(404).send([]);
  });

  const say = (id: string, from: 'user' | 'operator', body: unknown): 204 | 400 | 404 => {
    const line = Line.safeParse(body);
    const chat = store.find(id);
    if (!line.success) return 400;
    if (!chat) return 404;
    store.add({ ...chat, lines: [...chat.lines, { from, text: line.data.text, at: now() }] });
    return 204;
  };

  app.post<Params>(`${path}/lines`, (request, reply) =>
    open(reply)
      .code(say(request.params.id, 'user', request.body))
      .send(),
  );

  app.post<{ Params: { id: string } }>('/chat/:id/answers', (request, reply) => {
    if (!isOwnPress(request)) return reply.code(403).send();
    const status = say(request.params.id, 'operator', request.body);
    return isForm(request) && status === 204 ? reply.redirect('/?service=chat', 303) : reply.code(status).send();
  });
}
