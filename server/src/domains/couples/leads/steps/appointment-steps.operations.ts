import type { LeadAction } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import type { LeadRow } from '../leads.repository.ts';
import { findLastAppointmentMessage } from '../timeline/lead-events.repository.ts';
import { type Step, applyStep } from './lead-step.operations.ts';

export type AppointmentAnswer = {
  answer: 'approved' | 'rejected' | 'cancelled';
  appointmentAt: string;
  /** What the vendor adds. */
  note: string | undefined;
  author: number;
  at: Date;
};

/** Tells couples what became of a visit. The messages domain implements it, and the wiring hands it in. */
export type AppointmentAnswers = {
  /** Queued for a minute, in which the vendor can still undo; undefined when the couple can’t be written to. */
  schedule: (tx: Tx, lead: LeadRow, answer: AppointmentAnswer) => Promise<number | undefined>;
  /** What became of a message: it is stopped now, somebody had cancelled it by hand, or it has left. */
  stop: (tx: Tx, lead: LeadRow, message: { messageId: number; at: Date }) => Promise<'stopped' | 'cancelled' | 'left'>;
  /** Queued again, if it was stopped. */
  resume: (tx: Tx, lead: LeadRow, message: { messageId: number; at: Date }) => Promise<void>;
};

type AppointmentAction = Extract<LeadAction, { type: `${string}_appointment` }>;

const STEPS = {
  approve_appointment: { from: 'proposed', to: 'approved', kind: 'appointment_approved', answer: 'approved' },
  reject_appointment: { from: 'proposed', to: 'rejected', kind: 'appointment_rejected', answer: 'rejected' },
  cancel_appointment: { from: 'approved', to: 'rejected', kind: 'appointment_cancelled', answer: 'cancelled' },
} as const;

/** Approves or rejects a visit, or cancels an approved one. The couple is told, and calendars show it. */
export async function answerAppointment(
  step: Step,
  { type, at: answeredAt, note }: AppointmentAction,
  answers: AppointmentAnswers,
): Promise<void> {
  const { tx, lead, at, author } = step;
  const { from, to, kind, answer } = STEPS[type];
  const appointmentAt = lead.appointment_at;
  if (appointmentAt === null) fail('illegal_step');
  // The couple has proposed another time since the vendor saw this one, which may be hours ago without a connection.
  if (answeredAt !== undefined && new Date(appointmentAt).getTime() !== new Date(answeredAt).getTime())
    fail('stale_version');
  if (lead.appointment_state !== from || lead.cancelled_at !== null) fail('illegal_step');
  if (lead.couple_deleted_at !== null) fail('couple_missing');
  const isOver = new Date(appointmentAt) <= at;
  // A proposal that nobody answered in time can only be put aside, without a word to the couple.
  if (isOver && type !== 'reject_appointment') fail('illegal_step');
  const earlier = await stopWaitingAnswer(step, answers);
  const messageId =
    isOver || author === null
      ? undefined
      : await answers.schedule(tx, lead, {
          // Couples who never heard of a yes are not told that it is cancelled.
          answer: answer === 'cancelled' && earlier.isUnheard ? 'rejected' : answer,
          appointmentAt,
          note,
          author,
          at,
        });
  await applyStep(step, {
    kind,
    change: { appointment_state: to },
    details: note ? { text: note } : {},
    ...(messageId !== undefined && { messageId }),
    ...(earlier.stoppedMessageId !== undefined && { stoppedMessageId: earlier.stoppedMessageId }),
  });
  await notifyCalendar(tx, lead);
}

/** Stops the last answer about a visit if the couple has not been told yet: it is no longer true. */
export async function stopWaitingAnswer(
  { tx, lead, at }: Pick<Step, 'tx' | 'lead' | 'at'>,
  answers: Pick<AppointmentAnswers, 'stop'>,
): Promise<{ isUnheard: boolean; stoppedMessageId?: number }> {
  const messageId = await findLastAppointmentMessage(tx, lead.customer_id, lead.id);
  if (messageId === undefined) return { isUnheard: false };
  const became = await answers.stop(tx, lead, { messageId, at });
  return { isUnheard: became !== 'left', ...(became === 'stopped' && { stoppedMessageId: messageId }) };
}

/** Calendars show approved visits. */
export function notifyCalendar(tx: Tx, lead: Pick<LeadRow, 'customer_id' | 'provider_id'>): Promise<void> {
  const team = { customerId: lead.customer_id, providerId: lead.provider_id };
  return notifyTeam(tx, team, { kind: 'calendar', providerId: lead.provider_id });
}
