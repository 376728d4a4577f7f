import type { Alert, AlertSettings } from '@bellbird/contract/attention/alerts';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateDelivery } from './alert-deliveries.repository.ts';
import { toAlertSettings } from './alert-settings.rules.ts';
import { presentAlert } from './alerts.presenter.ts';
import {
  findAlerts,
  findSettings,
  hasAnyLead,
  hasLead,
  markSeen,
  markUnmatchedSeen,
  upsertSettings,
} from './alerts.repository.ts';

/** More than a busy team gets about one couple. */
const MOST = 200;

export type AlertsService = ReturnType<typeof createAlertsService>;

/** Who was told about a couple, and how a person wants to be told. */
export function createAlertsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    list(caller: Member, leadId: number): Promise<Alert[]> {
      return db.tenantRead(caller.customerId, async (tx) => {
        if (!(await hasLead(tx, ownerFor(caller, 'leads'), leadId))) fail('not_found');
        return (await findAlerts(tx, leadId, MOST)).map(presentAlert);
      });
    },

    listForTeam(leadId: number): Promise<Alert[]> {
      return db.system(async (tx) => {
        if (!(await hasAnyLead(tx, leadId))) fail('not_found');
        return (await findAlerts(tx, leadId, MOST)).map(presentAlert);
      });
    },

    markSeen(caller: Member, leadId: number): Promise<void> {
      return db.tenant(caller.customerId, async (tx) => {
        if (!(await hasLead(tx, ownerFor(caller, 'leads'), leadId))) fail('not_found');
        await markSeen(tx, caller, leadId, clock.now().toISOString());
      });
    },

    markUnmatchedSeen: (caller: Member): Promise<void> =>
      db.tenant(caller.customerId, (tx) => markUnmatchedSeen(tx, caller, clock.now().toISOString())),

    /** What the SMS gateway reports about a text. */
    async reportDelivery(deliveryId: number, status: 'arrived' | 'failed'): Promise<void> {
      await db.system((tx) => updateDelivery(tx, deliveryId, { status, at: clock.now().toISOString() }));
    },

    async readSettings(caller: Member) {
      const row = await db.tenantRead(caller.customerId, (tx) => findSettings(tx, caller));
      return { ...toAlertSettings(row), hasPhone: row?.has_phone ?? false, userId: caller.customerUserId };
    },

    saveSettings(caller: Member, settings: AlertSettings): Promise<void> {
      return db.tenant(caller.customerId, async (tx) => {
        await upsertSettings(tx, caller, settings);
        const subject = { kind: 'customerUser', id: caller.customerUserId };
        const { fallback, quietHours } = settings;
        const details = { fallback, quietFrom: quietHours?.from ?? null, quietUntil: quietHours?.until ?? null };
        await record(tx, caller, { action: 'alerts.saveSettings', subject, details });
      });
    },
  };
}
