import type { Webhook } from '#platform/http/webhooks.ts';
import { voiceScript } from '#platform/voice/voice-script.ts';
import type { CallRoutingService } from './call-routing.service.ts';

/** The phone network's webhooks. */
export function callsWebhooks(routing: CallRoutingService): Webhook[] {
  const parseId = (id: string | undefined) => (id && /^\d{1,9}$/.test(id) ? Number(id) : 0);
  return [
    {
      path: '/hooks/voice/in',
      handler: ({ From = '', To = '', CallSid = '' }) => routing.answer({ from: From, to: To, sid: CallSid }),
    },
    {
      path: '/hooks/voice/code',
      handler: ({ From = '', To = '', CallSid = '', Digits = '' }) =>
        routing.dialByCode({ from: From, to: To, sid: CallSid, digits: Digits }),
    },
    { path: '/hooks/voice/connect/:callId', handler: (_fields, { callId }) => routing.connect(parseId(callId)) },
    {
      path: '/hooks/voice/result/:callId',
      handler: async ({ DialCallStatus = '', DialCallDuration = '0' }, { callId }) => {
        await routing.reportResult(
          parseId(callId),
          DialCallStatus,
          Math.max(0, Math.trunc(Number(DialCallDuration)) || 0),
        );
        return voiceScript.hangUp();
      },
    },
    {
      path: '/hooks/voice/status/:callId',
      handler: async ({ CallStatus = '' }, { callId }) => {
        await routing.reportStatus(parseId(callId), CallStatus);
        return undefined;
      },
    },
  ];
}
