import type { FastifyInstance } from 'fastify';
import type { ServiceContext } from '../../service.ts';
import type { Store } from '../../store.ts';
import { isAdmitted, refuse } from '../../twilio/account.ts';
import { FAULTS } from '../../twilio/faults.ts';
import type { CallStatus, StoredCall } from './stored-call.ts';

const OVER: ReadonlySet<CallStatus> = new Set(['completed', 'busy', 'no-answer', 'failed']);

/** What became of a call, and of the phones that were dialled for it, as Twilio documents it. */
export function registerCallStates(
  app: FastifyInstance,
  { config }: ServiceContext,
  store: Pick<Store<StoredCall>, 'find'>,
): void {
  app.get<{ Params: { sid: string; call: string } }>('/2010-04-01/Accounts/:sid/Calls/:call.json', (request, reply) => {
    if (!isAdmitted(request, reply, config.sms)) return reply;
    const call = store.find(request.params.call);
    if (!call) return refuse(reply, FAULTS.accountNotFound);
    return reply.send(presentState({ ...call, sid: call.id, parent: null }));
  });

  app.get<{ Params: { sid: string }; Querystring: { ParentCallSid?: string } }>(
    '/2010-04-01/Accounts/:sid/Calls.json',
    (request, reply) => {
      if (!isAdmitted(request, reply, config.sms)) return reply;
      const parent = request.query.ParentCallSid ?? '';
      const dialled = store.find(parent)?.legs.slice(1) ?? [];
      return reply.send({
        calls: dialled.toReversed().map((leg) => presentState({ ...leg, parent })),
        next_page_uri: null,
        page: 0,
        page_size: 50,
      });
    },
  );
}

type State = { sid: string; parent: string | null; from: string; to: string; status: CallStatus; seconds: number };

/** The length of a call is known once it is over. */
const presentState = ({ sid, parent, from, to, status, seconds }: State) => ({
  sid,
  parent_call_sid: parent,
  from,
  to,
  status,
  duration: OVER.has(status) ? String(seconds) : null,
});
