import { type FieldValue, type ProviderField, sameValue } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import type { Of } from './answers.repository.ts';
import { changeWaiting, insertUpdate, settleUpdate } from './updates.repository.ts';

const KIND = 'provider_data';
type By = { customerUserId: number; at: Date };

export type WaitingChanges = ReturnType<typeof createWaitingChanges>;

/** One answer has one change that waits: said anew it is changed, said as before it is taken back. */
export function createWaitingChanges() {
  async function withdraw(tx: Tx, customerId: number, id: number, at: Date): Promise<void> {
    await settleUpdate(tx, { customerId, id }, { status: 'withdrawn', reason: null, at: at.toISOString() });
    await withdrawApproval(tx, { customerId, kind: KIND, subjectId: id, at });
  }

  return {
    withdraw,
    /** Tells whether anything is different now. */
    async ask(tx: Tx, of: Of, wanted: { field: ProviderField; value: FieldValue }, by: By): Promise<boolean> {
      const { field, value } = wanted;
      const { waiting } = field;
      if (sameValue(value, waiting ? waiting.value : field.value)) return false;
      const { customerId } = of;
      if (waiting && sameValue(value, field.value)) {
        await withdraw(tx, customerId, waiting.id, by.at);
        return true;
      }
      const subjectId = waiting ? waiting.id : await insertUpdate(tx, newUpdate(of, field, value, by));
      if (waiting) {
        const isChanged = await changeWaiting(
          tx,
          { customerId, id: waiting.id, version: waiting.version },
          { value, customerUserId: by.customerUserId },
        );
        if (!isChanged) fail('stale_version');
      }
      await requestApproval(tx, { ...of, kind: KIND, subjectId, customerUserId: by.customerUserId, at: by.at });
      return true;
    },
  };
}

function newUpdate(of: Of, field: ProviderField, value: FieldValue, { customerUserId, at }: By) {
  return { ...of, formId: field.formId, before: field.value, value, customerUserId, at: at.toISOString() };
}
