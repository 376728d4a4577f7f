import { UNDO_HOURS, APPOINTMENT_ANSWER_DELAY_S } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import type { UndoRecord } from '../leads.tables.ts';
import { type StepRow, findLastStep, findLastSteps } from '../timeline/lead-events.repository.ts';

/** Events after a step that don't prevent its undo. */
export const IDLE_KINDS = [
  'note_added',
  'like',
  'visit_log',
  'email_sent',
  'sms_sent',
  'message_failed',
  'facts_changed',
  'quote_opened',
  'quote_expired',
  'step_undone',
];

/** The last step of a lead, while it can be undone. */
export async function findUndoable(
  tx: Tx,
  lead: { customer_id: number; id: number },
  now: Date,
): Promise<UndoableStep | undefined> {
  const step = await findLastStep(tx, { customerId: lead.customer_id, leadId: lead.id, idleKinds: IDLE_KINDS });
  return step && isUndoable(step, now) ? step : undefined;
}

/** The same for many leads, by lead id. */
export async function findUndoables(
  tx: Tx,
  customerId: number,
  leadIds: readonly number[],
  now: Date,
): Promise<Map<number, UndoableStep>> {
  const steps = await findLastSteps(tx, { customerId, leadIds, idleKinds: IDLE_KINDS });
  return new Map(steps.flatMap((step) => (isUndoable(step, now) ? [[step.lead_id, step]] : [])));
}

export type UndoableStep = StepRow & { undo: UndoRecord };

export function isUndoable(step: StepRow, now: Date): step is UndoableStep {
  return step.undo !== null && undoableUntil(step) > now;
}

/** A step that the couple is told of: until that leaves. */
export function undoableUntil({ at, undo }: Pick<StepRow, 'at' | 'undo'>): Date {
  return new Date(
    new Date(at).getTime() + 1000 * (undo?.messageId ? APPOINTMENT_ANSWER_DELAY_S : UNDO_HOURS * 60 * 60),
  );
}
