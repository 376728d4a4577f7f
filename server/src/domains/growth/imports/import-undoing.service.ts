import type { Db, Tx } from '#platform/db/db.ts';
import { record } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { removeImportedCouple } from '#domains/couples/leads/leads.public.ts';
import { removeImportedDay } from '#domains/listing/calendar/calendar.public.ts';
import { removeUnchangedCatalog } from '#domains/listing/catalogs/catalogs.public.ts';
import type { RefreshMissingData } from '#domains/listing/catalogs/catalogs.public.ts';
import { type ImportRow, findRows, lockImport, updateImport, updateOutcome } from './imports.repository.ts';

type Ports = { db: Db; clock: Clock; refreshMissingData: RefreshMissingData };
type Made = { id: number; mark: number };

export type ImportUndoingService = ReturnType<typeof createImportUndoingService>;

/** Removes what an import made, except what somebody has worked with since. */
export function createImportUndoingService({ db, clock, refreshMissingData }: Ports) {
  async function remove(tx: Tx, undone: ImportRow, { id, mark }: Made): Promise<boolean> {
    const owner = { customerId: undone.customer_id, providerId: undone.provider_id };
    const now = clock.now();
    switch (undone.kind) {
      case 'couples':
        return removeImportedCouple(tx, { ...owner, id, traces: mark }, now);
      case 'days':
        return removeImportedDay(tx, owner, id, now);
      case 'prices':
        return removeUnchangedCatalog(tx, owner, { id, version: mark, now });
    }
  }

  return {
    async undo({ customerId, importId }: { customerId: number; importId: number }): Promise<void> {
      const found = await db.tenant(customerId, async (tx) => {
        const undone = await lockImport(tx, customerId, importId);
        return undone?.status === 'undoing' ? { undone, rows: await findRows(tx, customerId, importId) } : undefined;
      });
      if (!found) return;
      const { undone, rows } = found;
      const open = rows.filter((row) => row.outcome === 'made');
      const made = new Map(open.map((row) => [row.subject_id ?? 0, row.subject_mark ?? 0]));
      for (const [id, mark] of made)
        // Outside the tenant, since a couple’s own row is hidden from customers.
        await db.system(async (tx) => {
          const outcome = (await remove(tx, undone, { id, mark })) ? 'undone' : 'kept';
          await updateOutcome(tx, { customerId, importId, subjectId: id }, outcome);
        });
      await db.tenant(customerId, async (tx) => {
        await updateImport(tx, customerId, importId, { status: 'undone', finished_at: clock.now().toISOString() });
        const subject = { kind: 'tableImport', id: importId };
        await record(tx, { kind: 'system' }, { action: 'imports.undone', subject, customerId });
        const owner = { customerId, providerId: undone.provider_id };
        await notifyTeam(tx, owner, { kind: 'calendar', providerId: undone.provider_id });
        if (undone.kind === 'prices') await refreshMissingData(tx, owner);
      });
    },
  };
}
