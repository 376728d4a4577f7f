import {
  type ImportCheck,
  type ImportForm,
  type ImportKind,
  type ImportProblem,
  type TableImport,
  readTable,
} from '@bellbird/contract/growth/imports';
import { findExpiryError } from '@bellbird/contract/listing/catalogs';
import type { Page } from '@bellbird/contract/shared/access';
import { IMPORT_ROWS_MAX } from '@bellbird/contract/shared/limits';
import { TEXT } from '@bellbird/contract/shared/sentences';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findPriceOptions } from '#domains/listing/catalogs/catalogs.public.ts';
import { checkRows } from './import-checks.operations.ts';
import { readRows } from './import-rows.rules.ts';
import { runImport, undoImport } from './imports.job-definitions.ts';
import { IMPORT_CHECKS } from './imports.limits.ts';
import { presentCheck, presentImport, presentProblems } from './imports.presenter.ts';
import { findImports, findRows, insertImport, lockImport, updateImport } from './imports.repository.ts';

type Form = z.output<typeof ImportForm>;
type Ports = { db: Db; clock: Clock; jobs: Jobs; rateLimits: RateLimits };

const SHOWN = 10;

/** Whoever may add one couple, day or price by hand may bring a table of them. */
const PAGE_OF: Readonly<Record<ImportKind, Page>> = { couples: 'leads', days: 'calendar', prices: 'catalogs' };

export type ImportsService = ReturnType<typeof createImportsService>;

/** Couples, booked days and prices that a vendor brings from another program. */
export function createImportsService({ db, clock, jobs, rateLimits }: Ports) {
  function read(caller: Member, { kind, providerId, table, columns, validUntil }: Form) {
    providerFor(caller, PAGE_OF[kind], providerId);
    const { rows, header } = readTable(table);
    const refuse = (field: string, text: string) => fail('invalid_fields', { fields: { [field]: text } });
    if (rows.length === 0) refuse('table', 'Please add at least one row below the headings.');
    if (rows.length > IMPORT_ROWS_MAX) refuse('table', `Please import at most ${IMPORT_ROWS_MAX} rows at once.`);
    if (columns.length > header.length) refuse('columns', 'The table has fewer columns.');
    if (kind === 'prices') {
      const error = validUntil === null ? TEXT.required : findExpiryError(validUntil, toUtcDay(clock.now()));
      if (error) refuse('validUntil', error);
    }
    return readRows(kind, columns, { header, rows });
  }

  return {
    async check(caller: Member, form: Form): Promise<ImportCheck> {
      await rateLimits.take(IMPORT_CHECKS, String(caller.customerUserId));
      const rows = read(caller, form);
      const scope = { customerId: caller.customerId, providerId: form.providerId, kind: form.kind };
      return presentCheck(await db.tenantRead(caller.customerId, (tx) => checkRows(tx, scope, rows, clock.now())));
    },

    async start(caller: Member, form: Form): Promise<{ id: number }> {
      const rows = read(caller, form);
      const { table, columns, validUntil } = form;
      const { customerId, customerUserId } = caller;
      return db.tenant(customerId, async (tx) => {
        const added = {
          customer_id: customerId,
          provider_id: form.providerId,
          customer_user_id: customerUserId,
          kind: form.kind,
          rows: rows.length,
          source: JSON.stringify({ table, columns, validUntil }),
          started_at: clock.now().toISOString(),
        };
        const importId = (await insertImport(tx, added)) ?? fail('import_under_way');
        await jobs.enqueue(tx, runImport, { customerId, importId });
        const subject = { kind: 'tableImport', id: importId };
        await record(tx, caller, { action: 'imports.start', subject, details: { kind: form.kind, rows: rows.length } });
        return { id: importId };
      });
    },

    async list(caller: Member): Promise<TableImport[]> {
      const rows = await db.tenantRead(caller.customerId, (tx) => findImports(tx, caller.customerId, SHOWN));
      return rows.map(presentImport);
    },

    async listProblems(caller: Member, id: number): Promise<ImportProblem[]> {
      return db.tenantRead(caller.customerId, async (tx) => {
        const imports = await findImports(tx, caller.customerId, SHOWN);
        if (!imports.some((each) => each.id === id)) fail('not_found');
        return presentProblems(await findRows(tx, caller.customerId, id));
      });
    },

    async undo(caller: Member, id: number): Promise<void> {
      const { customerId } = caller;
      await db.tenant(customerId, async (tx) => {
        const found = (await lockImport(tx, customerId, id)) ?? fail('not_found');
        providerFor(caller, PAGE_OF[found.kind], found.provider_id);
        if (found.status !== 'done' && found.status !== 'failed') fail('not_possible_now');
        if ((await findImports(tx, customerId, SHOWN)).some(isUnderWay)) fail('import_under_way');
        await updateImport(tx, customerId, id, { status: 'undoing', started_at: clock.now().toISOString() });
        await jobs.enqueue(tx, undoImport, { customerId, importId: id });
        await record(tx, caller, { action: 'imports.undo', subject: { kind: 'tableImport', id } });
      });
    },

    async listPriceNames(caller: Member, providerId: number): Promise<string[]> {
      const { customerId } = caller;
      providerFor(caller, PAGE_OF.prices, providerId);
      const now = clock.now().toISOString();
      const options = await db.tenantRead(customerId, (tx) => findPriceOptions(tx, { customerId, providerId, now }));
      return options.map(({ name }) => name);
    },
  };
}

const isUnderWay = ({ status }: { status: string }) => ['waiting', 'running', 'undoing'].includes(status);

/** The form’s limits are months away, so the zone does not matter; the catalog itself checks by the provider’s day. */
const toUtcDay = (now: Date) => now.toISOString().slice(0, 10);
