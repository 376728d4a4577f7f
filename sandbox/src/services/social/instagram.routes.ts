import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import { CANCEL, chosenIn, sendChooser } from './chooser.page.ts';
import { FILM, POSTS, drawPost } from './instagram-photos.ts';
import { type Person, handleOf, subjectOf } from './people.ts';
import { backWith, isOurs } from './returns.ts';

type Query = Readonly<Record<string, string | undefined>>;

const Redemption = z.object({
  client_id: z.string(),
  client_secret: z.string(),
  grant_type: z.literal('authorization_code'),
  redirect_uri: z.string(),
  code: z.string(),
});

/** Instagram's business login: the page that asks, a code good for one exchange, `me`, and what one has posted. */
export function registerInstagram(
  app: FastifyInstance,
  { config }: ServiceContext,
  visited: (person: Person) => void,
): void {
  const { clientId, clientSecret } = config.social;
  const codes = new Map<string, { person: Person; redirectUri: string }>();
  const tokens = new Map<string, Person>();

  app.get<{ Querystring: Query }>('/instagram/oauth/authorize', ({ query }, reply) => {
    const redirectUri = query['redirect_uri'];
    if (query['client_id'] !== clientId) return refuse(reply, 'Invalid platform app');
    if (!isOurs(redirectUri, config.serverUrl)) return refuse(reply, 'Invalid redirect_uri');
    if (query['response_type'] !== 'code') return refuse(reply, 'Invalid response_type');
    return sendChooser(reply, 'instagram', redirectUri);
  });

  app.post<{ Querystring: Query }>('/instagram/oauth/authorize', (request, reply) => {
    const { redirect_uri: redirectUri, client_id: appId, state } = request.query;
    const chosen = chosenIn(request.body);
    if (appId !== clientId || !isOurs(redirectUri, config.serverUrl)) return refuse(reply, 'Invalid redirect_uri');
    if (!chosen) return reply.redirect(request.url, 303);
    if (chosen === CANCEL) {
      const refusal = {
        error: 'access_denied',
        error_reason: 'user_denied',
        error_description: 'The user denied your request',
      };
      return reply.redirect(backWith(redirectUri, { ...refusal, state }), 303);
    }
    const code = `AQ${randomBytes(24).toString('hex')}`;
    codes.set(code, { person: chosen, redirectUri });
    visited(chosen);
    // As documented, with two characters at the end that are no part of the code.
    return reply.redirect(`${backWith(redirectUri, { code, state })}#_`, 303);
  });

  app.post('/instagram/oauth/access_token', (request, reply) => {
    const form = Redemption.safeParse(request.body).data;
    const issued = form && codes.get(form.code);
    if (!form || form.client_id !== clientId || form.client_secret !== clientSecret)
      return refuse(reply, 'Invalid platform app');
    if (!issued) return refuse(reply, 'This authorization code has been used');
    codes.delete(form.code);
    if (issued.redirectUri !== form.redirect_uri)
      return refuse(reply, 'Matching code was not found or was already used');
    const token = `IGAA${randomBytes(24).toString('hex')}`;
    tokens.set(token, issued.person);
    const grant = {
      access_token: token,
      user_id: subjectOf('instagram', issued.person.email),
      permissions: 'instagram_business_basic',
    };
    return reply.send({ data: [grant] });
  });

  app.get<{ Querystring: Query }>('/instagram/me', ({ query }, reply) => {
    const person = tokens.get(query['access_token'] ?? '');
    if (!person) return refuse(reply, 'Invalid OAuth access token');
    return reply.send({ user_id: subjectOf('instagram', person.email), username: handleOf(person.name) });
  });

  app.get<{ Querystring: Query }>('/instagram/me/media', ({ query, protocol, host }, reply) => {
    if (!tokens.has(query['access_token'] ?? '')) return refuse(reply, 'Invalid OAuth access token');
    const photos = POSTS.map(({ id, caption }) => ({
      id,
      ...(caption && { caption }),
      media_type: 'IMAGE',
      media_url: `${protocol}://${host}/instagram/pictures/${id}`,
    }));
    return reply.send({ data: [...photos, { ...FILM, media_type: 'VIDEO' }], paging: {} });
  });

  app.get<{ Params: { id: string } }>('/instagram/pictures/:id', ({ params }, reply) => {
    const post = POSTS.find(({ id }) => id === params.id);
    return post ? reply.type('image/png').send(drawPost(post)) : reply.code(404).send();
  });
}

function refuse(reply: FastifyReply, message: string): FastifyReply {
  return reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: message });
}
