import type { FieldValue, QueuedUpdate } from '@bellbird/contract/listing/provider-data';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { updateDataVersion } from '#domains/listing/providers/providers.public.ts';
import { checkAnswer } from './answer-values.rules.ts';
import { findAnswers, lockOwner } from './answers.repository.ts';
import type { MissingDataService } from './missing-data.service.ts';
import { presentAnswer, presentForm, presentUpdate } from './provider-data.presenter.ts';
import { findForms } from './provider-forms.repository.ts';
import { type UpdateRow, countWaiting, findUpdate, findWaiting } from './updates.repository.ts';
import { requestChange, withdrawChange } from './waiting-changes.operations.ts';

type Ports = {
  db: Db;
  clock: Clock;
  missing: MissingDataService;
  /** Decides as the team's desk does. */
  approve: (staff: Staff, updateId: number) => Promise<void>;
};

export type UpdateQueueService = ReturnType<typeof createUpdateQueueService>;

/** The vendor's changes that wait for the team's approval. */
export function createUpdateQueueService({ db, clock, missing, approve }: Ports) {
  /** Fails unless the change still waits; locks its provider. */
  async function lockWaiting(tx: Tx, caller: Member, id: number): Promise<UpdateRow> {
    const own = providersFor(caller, 'info');
    const before = (await findUpdate(tx, caller.customerId, own, id)) ?? fail('not_found');
    await lockOwner(tx, { customerId: caller.customerId, providerId: before.provider_id });
    const row = (await findUpdate(tx, caller.customerId, own, id)) ?? fail('not_found');
    return row.status === 'waiting' ? row : fail('not_possible_now');
  }

  async function recordChange(tx: Tx, caller: Member, row: UpdateRow, action: string): Promise<void> {
    const of = { customerId: row.customer_id, providerId: row.provider_id };
    await updateDataVersion(tx, of);
    await missing.refresh(tx, of);
    const details = { providerId: row.provider_id, field: row.field_name };
    await record(tx, caller, { action, subject: { kind: 'providerDataUpdate', id: row.id }, details });
  }

  return {
    async list(
      caller: Member,
      { page, limit, providerId }: Paging & { providerId?: number | undefined },
    ): Promise<{ data: QueuedUpdate[]; total: number }> {
      const own = providersFor(caller, 'info').filter((each) => providerId === undefined || each === providerId);
      const window = windowOf({ page, limit });
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findWaiting(tx, caller.customerId, own, window), countWaiting(tx, caller.customerId, own)]),
      );
      return { data: rows.map(presentUpdate), total };
    },

    change(caller: Member, id: number, wanted: { value: FieldValue; version: number }): Promise<QueuedUpdate> {
      return db.tenant(caller.customerId, async (tx) => {
        const row = await lockWaiting(tx, caller, id);
        if (row.version !== wanted.version) fail('stale_version', { data: presentUpdate(row) });
        const of = { customerId: row.customer_id, providerId: row.provider_id };
        const [forms, answers] = await Promise.all([findForms(tx), findAnswers(tx, of)]);
        const form = forms.find((each) => each.id === row.form_id) ?? fail('not_found');
        const answer = answers.find((each) => each.form_id === row.form_id) ?? fail('not_found');
        const checked = checkAnswer(presentForm(form), wanted.value);
        if ('problem' in checked) fail('invalid_fields', { fields: { value: checked.problem } });
        const by = { customerUserId: caller.customerUserId, at: clock.now() };
        const change = { field: presentAnswer(answer), value: checked.value };
        if (await requestChange(tx, of, change, by)) await recordChange(tx, caller, row, 'providerData.changeUpdate');
        return presentUpdate((await findUpdate(tx, of.customerId, [of.providerId], id)) ?? fail('not_found'));
      });
    },

    withdraw(caller: Member, id: number): Promise<void> {
      return db.tenant(caller.customerId, async (tx) => {
        const row = await lockWaiting(tx, caller, id);
        await withdrawChange(tx, caller.customerId, id, clock.now());
        await recordChange(tx, caller, row, 'providerData.withdrawUpdate');
      });
    },

    approve,
  };
}
