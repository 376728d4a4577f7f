import { type FieldValue, type ProviderField, isSameValue } from '@bellbird/contract/listing/provider-data';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import type { Of } from './answers.repository.ts';
import { insertUpdate, settleUpdate, updateWaiting } from './updates.repository.ts';

const KIND = 'provider_data';
type By = { customerUserId: number; at: Date };

export async function withdrawChange(tx: Tx, customerId: number, id: number, at: Date): Promise<void> {
  await settleUpdate(tx, { customerId, id }, { status: 'withdrawn', reason: null, at: at.toISOString() });
  await withdrawApproval(tx, { customerId, kind: KIND, subjectId: id, at });
}

/**
 * An answer has at most one waiting change: a new value replaces it, the published value withdraws it.
 * Returns whether anything changed.
 */
export async function requestChange(
  tx: Tx,
  of: Of,
  { field, value }: { field: ProviderField; value: FieldValue },
  by: By,
): Promise<boolean> {
  const { waiting } = field;
  if (isSameValue(value, waiting ? waiting.value : field.value)) return false;
  const { customerId } = of;
  if (waiting && isSameValue(value, field.value)) {
    await withdrawChange(tx, customerId, waiting.id, by.at);
    return true;
  }
  const subjectId = waiting ? waiting.id : await insertUpdate(tx, toNewUpdate(of, field, value, by));
  if (waiting) {
    const isUpdated = await updateWaiting(
      tx,
      { customerId, id: waiting.id, version: waiting.version },
      { value, customerUserId: by.customerUserId },
    );
    if (!isUpdated) fail('stale_version');
  }
  await requestApproval(tx, { ...of, kind: KIND, subjectId, customerUserId: by.customerUserId, at: by.at });
  return true;
}

function toNewUpdate(of: Of, field: ProviderField, value: FieldValue, { customerUserId, at }: By) {
  return { ...of, formId: field.formId, before: field.value, value, customerUserId, at: at.toISOString() };
}
