import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FAULTS, presentFault, type TwilioFault } from './faults.ts';

export type Account = { accountSid: string; authToken: string };

/** Whether a call to the API is of the account it names; one that is not has been answered. */
export function isAdmitted(
  request: FastifyRequest<{ Params: { sid: string } }>,
  reply: FastifyReply,
  account: Account,
): boolean {
  if (!isAuthorised(request.headers.authorization ?? '', account)) {
    void refuse(reply.header('www-authenticate', 'Basic realm="Twilio API"'), FAULTS.authenticate);
    return false;
  }
  if (request.params.sid === account.accountSid) return true;
  void refuse(reply, FAULTS.accountNotFound);
  return false;
}

export function refuse(reply: FastifyReply, fault: TwilioFault): FastifyReply {
  return reply.code(fault.status).send(presentFault(fault));
}

function isAuthorised(authorization: string, { accountSid, authToken }: Account): boolean {
  const expected = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization), digest(expected));
}
