import { type ImportValues, readTable } from '@bellbird/contract/growth/imports';
import { record } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { importCouple } from '#domains/couples/leads/leads.public.ts';
import { bookImportedDay } from '#domains/listing/calendar/calendar.public.ts';
import type { RefreshMissingData } from '#domains/listing/catalogs/catalogs.public.ts';
import { type CheckedRow, checkRows } from './import-checks.operations.ts';
import { type RowProblem, readRows, toDuplicate, toProblem } from './import-rows.rules.ts';
import { failImportsBefore, findRows, insertRows, lockImport, updateImport } from './imports.repository.ts';
import type { ImportRow } from './imports.repository.ts';
import type { ImportSource } from './imports.tables.ts';
import { importPrices } from './price-import.operations.ts';

type Ports = { db: Db; clock: Clock; refreshMissingData: RefreshMissingData };
type Job = { customerId: number; importId: number };
/** What a row made and the mark of its state, or why it was left out. */
type Outcome = { subjectId: number; mark: number } | { problem: RowProblem };

export type ImportRunningService = ReturnType<typeof createImportRunningService>;

/** Imports tables in the background, row by row. */
export function createImportRunningService({ db, clock, refreshMissingData }: Ports) {
  async function importRow(started: ImportRow, row: CheckedRow): Promise<void> {
    const { customer_id: customerId, id: importId } = started;
    const of = { import_id: importId, line: row.line, customer_id: customerId };
    const leaveOut = (problems: readonly RowProblem[]) =>
      db.tenant(customerId, (tx) =>
        insertRows(tx, [
          { ...of, outcome: 'left_out', subject_id: null, subject_mark: null, problems: JSON.stringify(problems) },
        ]),
      );
    if (row.problems.length > 0) return leaveOut(row.problems);
    try {
      const outcome = await db.tenant(customerId, async (tx) => {
        const made = started.kind === 'couples' ? await addCouple(tx, started, row) : await addDay(tx, started, row);
        if ('subjectId' in made)
          await insertRows(tx, [{ ...of, outcome: 'made', subject_id: made.subjectId, subject_mark: made.mark }]);
        return made;
      });
      if ('problem' in outcome) await leaveOut([outcome.problem]);
    } catch (error) {
      // Somebody booked the day a moment ago; what else goes wrong is tried again.
      if (!(error instanceof AppError && error.code === 'day_taken')) throw error;
      await leaveOut([toProblem(row.values, 'weddingDate', 'day_taken')]);
    }
  }

  async function addCouple(tx: Tx, started: ImportRow, { values, spaceId }: CheckedRow): Promise<Outcome> {
    const now = clock.now();
    const by = {
      customerId: started.customer_id,
      providerId: started.provider_id,
      customerUserId: started.customer_user_id,
      now,
    };
    const { id, traces } = await importCouple(tx, by, {
      name: values.name ?? '',
      email: values.email ?? null,
      phone: values.phone ?? null,
      weddingDate: values.weddingDate ?? null,
      guests: values.guests ?? null,
      budget: values.budget ?? null,
      place: values.place ?? '',
      note: values.note ?? '',
      askedAt: toMoment(values, now),
      deal: values.booked ? { price: values.price ?? null, spaceId } : null,
    });
    return { subjectId: id, mark: traces };
  }

  async function addDay(tx: Tx, started: ImportRow, { values, spaceId }: CheckedRow): Promise<Outcome> {
    const owner = { customerId: started.customer_id, providerId: started.provider_id };
    const wanted = { day: values.day ?? '', spaceId, note: values.note ?? '' };
    const booked = await bookImportedDay(tx, owner, wanted, clock.now());
    if (typeof booked === 'number') return { subjectId: booked, mark: 1 };
    return {
      problem:
        booked === 'known' ? toDuplicate('days', values, 'known_already') : toProblem(values, 'day', 'day_taken'),
    };
  }

  async function begin({
    customerId,
    importId,
  }: Job): Promise<{ started: ImportRow; source: ImportSource } | undefined> {
    return db.tenant(customerId, async (tx) => {
      const started = await lockImport(tx, customerId, importId);
      if (!started?.source || (started.status !== 'waiting' && started.status !== 'running')) return undefined;
      await updateImport(tx, customerId, importId, { status: 'running' });
      return { started, source: started.source };
    });
  }

  async function finish(started: ImportRow): Promise<void> {
    const { customer_id: customerId, provider_id: providerId, id: importId } = started;
    await db.tenant(customerId, async (tx) => {
      const finished_at = clock.now().toISOString();
      await updateImport(tx, customerId, importId, { status: 'done', source: null, finished_at });
      await record(
        tx,
        { kind: 'system' },
        { action: 'imports.end', subject: { kind: 'tableImport', id: importId }, customerId },
      );
      await notifyTeam(tx, { customerId, providerId }, { kind: 'calendar', providerId });
      // One of them is enough for open panels to read the list again.
      const made = (await findRows(tx, customerId, importId)).findLast((row) => row.outcome === 'made');
      if (started.kind === 'couples' && made?.subject_id)
        await notifyTeam(tx, { customerId, providerId }, { kind: 'lead_changed', leadId: made.subject_id });
    });
  }

  return {
    async run(job: Job): Promise<void> {
      const begun = await begin(job);
      if (!begun) return;
      const { started, source } = begun;
      const scope = { customerId: started.customer_id, providerId: started.provider_id, kind: started.kind };
      const rows = readRows(started.kind, source.columns, readTable(source.table));
      const checked = await db.tenantRead(job.customerId, async (tx) => {
        const done = new Set((await findRows(tx, job.customerId, started.id)).map((row) => row.line));
        const open = rows.filter((row) => !done.has(row.line));
        return checkRows(tx, scope, open, clock.now());
      });
      if (started.kind === 'prices')
        await db.tenant(job.customerId, async (tx) => {
          await importPrices(tx, started, { rows: checked, validUntil: source.validUntil ?? '' }, clock.now());
          await refreshMissingData(tx, scope);
        });
      else for (const row of checked) await importRow(started, row);
      await finish(started);
    },

    /** No process has finished them in a day, so another one may be started. */
    async failAbandoned(): Promise<void> {
      await db.system((tx) => failImportsBefore(tx, addDays(clock.now(), -1).toISOString()));
    },
  };
}

/** Ten in the morning in Sydney of the day they asked, which is the same day everywhere in Australia. */
function toMoment({ askedOn }: ImportValues, now: Date): Date {
  return askedOn === undefined ? now : new Date(Math.min(Date.parse(`${askedOn}T00:00:00Z`), now.getTime()));
}
