import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../../service.ts';
import { isAdmitted } from '../../twilio/account.ts';
import { drawPost, POSTS } from '../social/instagram-photos.ts';

/** What was sent along with texts, as Twilio documents it: it sends who has a name on to where its files are. */
export function registerMedia(app: FastifyInstance, { config }: ServiceContext): void {
  app.get<{ Params: { sid: string; media: string } }>(
    '/2010-04-01/Accounts/:sid/Messages/:message/Media/:media',
    (request, reply) => {
      if (!isAdmitted(request, reply, config.sms)) return reply;
      return reply.redirect(`/sms/files/${request.params.media}`, 307);
    },
  );

  /** Every picture is of the same garden. */
  app.get('/sms/files/:media', (_request, reply) => reply.type('image/png').send(drawPost(POSTS[1])));
}
