import type { Webhook } from '#platform/http/webhooks.ts';
import type { AlertsService } from './alerts.service.ts';

const RESULTS: Readonly<Record<string, 'arrived' | 'failed'>> = {
  delivered: 'arrived',
  failed: 'failed',
  undelivered: 'failed',
};

/** What the SMS gateway reports about our texts to the team. */
export function alertsWebhooks(alerts: AlertsService): Webhook[] {
  return [
    {
      path: '/hooks/sms/alerts/:deliveryId',
      handler: async ({ MessageStatus = '' }, { deliveryId = '' }) => {
        const id = Number(deliveryId);
        const status = RESULTS[MessageStatus];
        if (!Number.isSafeInteger(id) || !status) return undefined;
        await alerts.reportDelivery(id, status);
        return undefined;
      },
    },
  ];
}
