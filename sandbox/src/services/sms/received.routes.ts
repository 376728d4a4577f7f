import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../../service.ts';
import type { Store } from '../../store.ts';
import { isAdmitted } from '../../twilio/account.ts';
import { drawPost, POSTS } from '../social/instagram-photos.ts';
import type { ReceivedSms } from './stored-sms.ts';

type Params = { sid: string; message: string; media: string };

const MESSAGES = '/2010-04-01/Accounts/:sid/Messages';

/** What people sent to the product, as Twilio documents it: it is there to be asked for, whoever was told of it. */
export function registerReceived(
  app: FastifyInstance,
  { config }: ServiceContext,
  received: Pick<Store<ReceivedSms>, 'list' | 'find'>,
): void {
  app.get<{ Params: Params; Querystring: Record<string, string> }>(`${MESSAGES}.json`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const { To: to, 'DateSent>': since = '' } = request.query;
    const found = received.list((sms) => sms.to === to && sms.receivedAt.slice(0, 10) >= since);
    return reply.send({ messages: found.map(presentReceived), next_page_uri: null, page: 0, page_size: 100 });
  });

  app.get<{ Params: Params }>(`${MESSAGES}/:message/Media.json`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const media = received.find(request.params.message)?.media ?? [];
    return reply.send({ media_list: media.map((sid) => ({ sid, content_type: 'image/png' })), next_page_uri: null });
  });

  /** It sends who has a name on to where its files are. */
  app.get<{ Params: Params }>(`${MESSAGES}/:message/Media/:media`, (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    return reply.redirect(`/sms/files/${request.params.media}`, 307);
  });

  /** Every picture is of the same garden. */
  app.get('/sms/files/:media', (_request, reply) => reply.type('image/png').send(drawPost(POSTS[1])));
}

const presentReceived = ({ id, receivedAt, from, to, body, media }: ReceivedSms) => ({
  sid: id,
  direction: 'inbound',
  from,
  to,
  body,
  status: 'received',
  date_created: new Date(receivedAt).toUTCString().replace('GMT', '+0000'),
  num_media: String(media.length),
});
