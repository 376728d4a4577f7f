import type { Db } from '#platform/db/db.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { SmsGateway } from '#platform/sms/sms-gateway.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { sendTracked } from './alert-deliveries.operations.ts';
import { decideFallback } from './alert-fallback.rules.ts';
import { toAlertSettings } from './alert-settings.rules.ts';
import { alertMail, alertSms } from './alerts.mails.ts';
import {
  type DueAlert,
  claimDueAlerts,
  deleteAlertsBefore,
  endFallback,
  findDueAlert,
  postponeFallback,
} from './alerts.repository.ts';

const AT_ONCE = 20;
/** How long a claimed alert is left to its claimer; a failed attempt is repeated after it. */
const UNDER_WAY_MS = 10 * 60_000;
/** What nobody could send for a day is no news any more. */
const GIVE_UP_MS = 24 * 60 * 60_000;
const KEPT_DAYS = 180;

type Ports = {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  sms: SmsGateway;
  baseUrl: string;
  /** Where a mail server reports that it could not deliver. */
  alertBounce: (deliveryId: number) => string;
};

export type AlertFallbacksService = ReturnType<typeof createAlertFallbacksService>;

/** Reaches people by mail or text message when they have not seen an alert for five minutes. */
export function createAlertFallbacksService({ db, clock, mailer, sms, baseUrl, alertBounce }: Ports) {
  const end = (id: number, result: Parameters<typeof endFallback>[2]) => db.system((tx) => endFallback(tx, id, result));

  async function send(alert: DueAlert, { channel, to }: { channel: 'mail' | 'sms'; to: string }): Promise<void> {
    const tracked = { of: { alertId: alert.id }, channel, isFallback: true };
    const isSent = await sendTracked({ db, now: clock.now() }, tracked, (deliveryId) =>
      channel === 'mail'
        ? mailer.send({ to, ...alertMail(alert, baseUrl), envelopeFrom: alertBounce(deliveryId) })
        : sms.send({
            to,
            body: alertSms(alert, baseUrl),
            statusCallbackUrl: `${baseUrl}/hooks/sms/alerts/${deliveryId}`,
          }),
    );
    await end(alert.id, isSent ? 'sent' : 'unreachable');
  }

  async function fallBack(id: number): Promise<void> {
    const alert = await db.system((tx) => findDueAlert(tx, id));
    if (!alert) return;
    // Looked at again when its claim ends: then the earlier one has been sent, or somebody has matched it.
    if (alert.others === 'due') return;
    const now = clock.now();
    if (now.getTime() - Date.parse(alert.created_at) > GIVE_UP_MS) return end(id, 'unreachable');
    const decision = decideFallback(
      {
        ...alert,
        isInCharge: alert.is_in_charge,
        isWaiting: alert.is_waiting,
        isKnown: alert.others === 'sent',
        timeZone: alert.time_zone,
        settings: toAlertSettings(alert),
      },
      now,
    );
    if (decision.kind === 'end') return end(id, decision.result);
    if (decision.kind === 'wait') return db.system((tx) => postponeFallback(tx, id, decision.until.toISOString()));
    await send(alert, decision);
  }

  return {
    async run(): Promise<void> {
      for (;;) {
        const now = clock.now();
        const again = new Date(now.getTime() + UNDER_WAY_MS).toISOString();
        const due = await db.system((tx) => claimDueAlerts(tx, { now: now.toISOString(), again, limit: AT_ONCE }));
        const results = await Promise.allSettled(due.map(fallBack));
        const failures = results.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
        // The job is logged as failed; each of these is tried again when its claim has ended.
        if (failures.length > 0) throw new AggregateError(failures, 'alerts: not sent');
        if (due.length < AT_ONCE) return;
      }
    },

    deleteOld: (): Promise<void> =>
      db.system((tx) => deleteAlertsBefore(tx, addDays(clock.now(), -KEPT_DAYS).toISOString())),
  };
}
