import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import type { Store } from '../../store.ts';
import { isAdmitted, refuse } from '../../twilio/account.ts';
import { FAULTS, type TwilioFault } from '../../twilio/faults.ts';
import { isReachable } from '../../twilio/signed-post.ts';
import { FAILING_NUMBERS, UNREACHABLE } from './failing-numbers.ts';
import { type StoredSms, segmentsOf } from './stored-sms.ts';
import { reportStatus } from './status-callback.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const MAX_BODY = 1600;

const Form = z.object({
  To: z.string().optional(),
  From: z.string().optional(),
  Body: z.string().optional(),
  StatusCallback: z.string().optional(),
});
type Order = { to: string; from: string; body: string; statusCallback: string | undefined };

/** `POST /2010-04-01/Accounts/:sid/Messages.json` and the account itself, as Twilio documents them. */
export function registerTwilio(app: FastifyInstance, { config, clock }: ServiceContext, store: Store<StoredSms>): void {
  const { accountSid, authToken } = config.sms;

  app.get<{ Params: { sid: string } }>('/2010-04-01/Accounts/:sid.json', (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    return reply.send({ sid: accountSid, friendly_name: 'Sandbox', status: 'active', type: 'Full' });
  });

  app.post<{ Params: { sid: string } }>('/2010-04-01/Accounts/:sid/Messages.json', (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const order = readOrder(request.body, config.serverUrl);
    if ('code' in order) return refuse(reply, order);

    const sms: StoredSms = {
      id: `SM${randomBytes(16).toString('hex')}`,
      receivedAt: clock.now().toISOString(),
      from: order.from,
      to: order.to,
      body: order.body,
      segments: segmentsOf(order.body),
      status: order.to.endsWith(UNREACHABLE.ending) ? 'undelivered' : 'delivered',
    };
    store.add(sms);
    if (order.statusCallback) void reportStatus({ url: order.statusCallback, sms, accountSid, authToken });
    return reply.code(201).send(presentMessage(sms, accountSid));
  });
}

function readOrder(body: unknown, serverUrl: string): Order | TwilioFault {
  const { To: to, From: from, Body: text, StatusCallback: statusCallback } = Form.safeParse(body).data ?? {};
  if (!to) return FAULTS.toMissing;
  if (!E164.test(to)) return FAULTS.toInvalid;
  if (!from) return FAULTS.fromMissing;
  if (!E164.test(from)) return FAULTS.fromInvalid;
  if (!text) return FAULTS.bodyMissing;
  if (text.length > MAX_BODY) return FAULTS.bodyTooLong;
  if (statusCallback && !isReachable(statusCallback, serverUrl)) return FAULTS.callbackInvalid;
  const failing = FAILING_NUMBERS.find(({ ending }) => to.endsWith(ending));
  return failing?.fault ?? { to, from, body: text, statusCallback };
}

function presentMessage(sms: StoredSms, accountSid: string) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Messages/${sms.id}`;
  const date = new Date(sms.receivedAt).toUTCString().replace('GMT', '+0000');
  return {
    account_sid: accountSid,
    api_version: '2010-04-01',
    body: sms.body,
    date_created: date,
    date_sent: null,
    date_updated: date,
    direction: 'outbound-api',
    error_code: null,
    error_message: null,
    from: sms.from,
    messaging_service_sid: null,
    num_media: '0',
    num_segments: String(sms.segments),
    price: null,
    price_unit: null,
    sid: sms.id,
    status: 'queued',
    subresource_uris: { media: `${uri}/Media.json` },
    to: sms.to,
    uri: `${uri}.json`,
  };
}
