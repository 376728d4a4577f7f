import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServiceContext } from '../../service.ts';
import { isForm, isOwnPress } from '../../same-site.ts';
import { isAdmitted, refuse } from '../../twilio/account.ts';
import { FAULTS, type TwilioFault } from '../../twilio/faults.ts';
import { isReachable } from '../../twilio/signed-post.ts';
import type { Exchange, Order } from './exchange.ts';
import type { PhoneActions } from './phone-actions.ts';
import type { StoredCall } from './stored-call.ts';
import { NOT_ALLOWED } from './phone-behaviour.ts';

const E164 = /^\+[1-9]\d{6,14}$/;
const PhoneNumber = z
  .string()
  .transform((text) => text.replaceAll(/[\s()]/g, ''))
  .pipe(z.string().regex(E164, 'Give the number in international form.'));

const Form = z.object({
  To: z.string().optional(),
  From: z.string().optional(),
  Url: z.string().optional(),
  StatusCallback: z.string().optional(),
  Timeout: z.coerce.number().int().min(1).max(600).default(60),
});
const Dialled = z.object({
  from: PhoneNumber,
  to: PhoneNumber,
  digits: z
    .string()
    .regex(/^[\d#*]*$/)
    .optional()
    .transform((text) => text || undefined),
});
const Digits = z.object({ digits: z.string().regex(/^[\d#*]{1,20}$/) });
const Manual = z.object({ manual: z.union([z.boolean(), z.stringbool()]) });

/** `POST /2010-04-01/Accounts/:sid/Calls.json`, as Twilio documents it, and what a hand can do with a phone. */
export function registerVoice(
  app: FastifyInstance,
  { config }: ServiceContext,
  exchange: Exchange,
  hands: PhoneActions,
): void {
  app.post<{ Params: { sid: string } }>('/2010-04-01/Accounts/:sid/Calls.json', (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const order = readOrder(request.body, config.serverUrl);
    if ('code' in order) return refuse(reply, order);
    return reply.code(201).send(presentCall(exchange.place(order), config.sms.accountSid));
  });

  const press = (path: string, act: (request: FastifyRequest) => unknown) =>
    app.post(path, async (request, reply) => {
      if (!isOwnPress(request)) return reply.code(403).send();
      const said = await act(request);
      return isForm(request) ? reply.redirect('/?service=voice', 303) : answer(reply, said);
    });
  const sidOf = (request: FastifyRequest) => (request.params as { sid: string }).sid;

  press('/voice/dial', (request) => {
    const dialled = Dialled.safeParse(request.body);
    return dialled.success ? exchange.dial(dialled.data) : z.prettifyError(dialled.error);
  });
  press('/voice/manual', (request) => {
    const wanted = Manual.safeParse(request.body);
    if (!wanted.success) return z.prettifyError(wanted.error);
    hands.setManual(wanted.data.manual);
    return wanted.data;
  });
  press('/voice/phones/:sid/pick-up', (request) => hands.pickUp(sidOf(request)));
  press('/voice/phones/:sid/mailbox', (request) => hands.leaveToMailbox(sidOf(request)));
  press('/voice/phones/:sid/hang-up', (request) => hands.hangUp(sidOf(request)));
  press('/voice/phones/:sid/press', (request) => {
    const pressed = Digits.safeParse(request.body);
    return pressed.success ? hands.digits(sidOf(request), pressed.data.digits) : z.prettifyError(pressed.error);
  });
}

/** What was said: a sentence is a refusal, false a phone that does not wait for that. */
function answer(reply: FastifyReply, said: unknown): FastifyReply {
  if (typeof said === 'string') return reply.code(422).send({ message: said });
  if (said === false) return reply.code(409).send({ message: 'That phone is not waiting for that.' });
  return said === true ? reply.code(204).send() : reply.send(said);
}

function readOrder(body: unknown, serverUrl: string): Order | TwilioFault {
  const form = Form.safeParse(body).data;
  const { To: to, From: from, Url: url, StatusCallback: statusUrl } = form ?? {};
  if (!to) return FAULTS.toMissing;
  if (!E164.test(to)) return FAULTS.toInvalid;
  if (!from) return FAULTS.fromMissing;
  if (!E164.test(from)) return FAULTS.fromInvalid;
  if (!url || !isReachable(url, serverUrl)) return FAULTS.urlInvalid;
  if (statusUrl && !isReachable(statusUrl, serverUrl)) return FAULTS.callbackInvalid;
  if (to.endsWith(NOT_ALLOWED.ending)) return FAULTS.notAllowed;
  return { to, from, url, statusUrl, seconds: form?.Timeout ?? 60 };
}

function presentCall(call: StoredCall, accountSid: string) {
  const uri = `/2010-04-01/Accounts/${accountSid}/Calls/${call.id}`;
  return {
    account_sid: accountSid,
    answered_by: null,
    api_version: '2010-04-01',
    date_created: new Date(call.receivedAt).toUTCString().replace('GMT', '+0000'),
    direction: call.direction,
    duration: null,
    end_time: null,
    from: call.from,
    price: null,
    sid: call.id,
    start_time: null,
    status: 'queued',
    to: call.to,
    uri: `${uri}.json`,
  };
}
