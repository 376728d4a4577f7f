import type { Reconciliation, ReportPeriod } from '@bellbird/contract/desk/money';
import { MONEY_EXPORT_MAX, MONEY_REPORT_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Staff } from '#platform/auth/caller.ts';
import type { CsvFile } from '#platform/csv/csv.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { GatewayFailure } from '#platform/payments/gateway-failure.ts';
import type { GatewayLedger, LedgerEntry } from '#platform/payments/gateway-ledger.ts';
import { addDays } from '#platform/time/calendar.ts';
import { presentBookkeeping } from './bookkeeping.presenter.ts';
import { findBookEntries, findBookkeeping } from './ledger.repository.ts';
import { type Period, periodOf } from './money.rules.ts';
import { reconcile } from './reconciliation.rules.ts';

type Ports = { db: Db; ledger: GatewayLedger };

/** Two clocks differ, and a charge is ours a moment before it is the gateway’s. */
const MARGIN_DAYS = 1;

const TOO_MUCH = { fields: { to: 'That is more than one report holds. Please choose fewer days.' } };

export type ReconciliationService = ReturnType<typeof createReconciliationService>;

/** Our books beside the gateway’s, and as a file for the bookkeeper. */
export function createReconciliationService({ db, ledger }: Ports) {
  async function readGateway({ from, to }: Period): Promise<LedgerEntry[]> {
    const wider = { from: addDays(from, -MARGIN_DAYS), to: addDays(to, MARGIN_DAYS) };
    const entries = await ledger.list(wider, MONEY_REPORT_MAX).catch((error: unknown) => {
      if (error instanceof GatewayFailure) return fail('gateway_silent');
      throw error;
    });
    return entries ?? fail('invalid_fields', TOO_MUCH);
  }

  return {
    async reconcile({ from, to }: ReportPeriod): Promise<Reconciliation> {
      const period = periodOf(from, to);
      const gateway = await readGateway(period);
      const named = gateway.flatMap(({ id, chargeId }) => (chargeId ? [id, chargeId] : [id]));
      const books = await db.system((tx) => findBookEntries(tx, period, [...new Set(named)]));
      return { from, to, ...reconcile(period, gateway, books) };
    },

    exportCsv: (staff: Staff, { from, to }: ReportPeriod): Promise<CsvFile> =>
      db.system(async (tx) => {
        const rows = await findBookkeeping(tx, periodOf(from, to), MONEY_EXPORT_MAX + 1);
        if (rows.length > MONEY_EXPORT_MAX) fail('invalid_fields', TOO_MUCH);
        await record(tx, staff, { action: 'deskMoney.export', details: { from, to, lines: rows.length } });
        return presentBookkeeping(rows, { from, to });
      }),
  };
}
