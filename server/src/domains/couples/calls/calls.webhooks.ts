import type { Webhook } from '#platform/http/webhooks.ts';
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
    { path: '/hooks/voice/screen/:callId', handler: (_fields, { callId }) => routing.screen(parseId(callId)) },
    {
      path: '/hooks/voice/accept/:callId',
      handler: ({ Digits = '' }, { callId }) => routing.accept(parseId(callId), Digits),
    },
    {
      path: '/hooks/voice/result/:callId',
      handler: async ({ DialCallStatus = '', DialCallDuration = '0' }, { callId }) => {
        const seconds = Math.max(0, Math.trunc(Number(DialCallDuration)) || 0);
        return routing.reportResult(parseId(callId), DialCallStatus, seconds);
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
