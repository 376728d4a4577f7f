import type { Webhook } from '#platform/http/webhooks.ts';
import { voiceScript } from '#platform/voice/voice-script.ts';
import type { Exchange } from './exchange.service.ts';

/** What the phone network asks and tells. */
export function callsWebhooks(exchange: Exchange): Webhook[] {
  const about = (id: string | undefined) => (id && /^\d{1,9}$/.test(id) ? Number(id) : 0);
  return [
    {
      path: '/hooks/voice/in',
      handler: ({ From = '', To = '', CallSid = '' }) => exchange.answer({ from: From, to: To, sid: CallSid }),
    },
    {
      path: '/hooks/voice/code',
      handler: ({ From = '', To = '', CallSid = '', Digits = '' }) =>
        exchange.dialByCode({ from: From, to: To, sid: CallSid, digits: Digits }),
    },
    { path: '/hooks/voice/connect/:callId', handler: (_fields, { callId }) => exchange.connect(about(callId)) },
    {
      path: '/hooks/voice/result/:callId',
      handler: async ({ DialCallStatus = '', DialCallDuration = '0' }, { callId }) => {
        await exchange.hearResult(
          about(callId),
          DialCallStatus,
          Math.max(0, Math.trunc(Number(DialCallDuration)) || 0),
        );
        return voiceScript.hangUp();
      },
    },
    {
      path: '/hooks/voice/status/:callId',
      handler: async ({ CallStatus = '' }, { callId }) => {
        await exchange.hearStatus(about(callId), CallStatus);
        return undefined;
      },
    },
  ];
}
