import { type LeadAction, type LeadDetail, type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { approveDeal, callOffDeal, makeDeal, refuseDeal } from '../deals/deals.operations.ts';
import { findOwnLead, lockOwnLead } from '../lead-access.operations.ts';
import { markWaitingAgain } from '../lead-marks.repository.ts';
import { findLeadPage } from '../page/lead-page.operations.ts';
import { columnsForAnswer } from './lead-answers.rules.ts';
import { requestReportReviews } from './lead-reports.operations.ts';
import { type Step, applyStep, assertListEntries } from './lead-step.operations.ts';
import { columnsForMove, eventKindFor, isClosedStatus } from './lead-step.rules.ts';
import { undoStep } from './lead-undo.operations.ts';
import { type AppointmentAnswers, answerAppointment } from './appointment-steps.operations.ts';

type ChangeStatus = Extract<LeadAction, { type: 'change_status' }>;

type Ports = { db: Db; clock: Clock; appointmentAnswers: AppointmentAnswers };

export type LeadStepsService = ReturnType<typeof createLeadStepsService>;

/** Steps with one lead. The lead is locked during a step, so that two people's steps run one after the other. */
export function createLeadStepsService({ db, clock, appointmentAnswers }: Ports) {
  return {
    async act(caller: Member, id: number, action: LeadAction): Promise<LeadDetail> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, id);
        const at = clock.now();
        await perform({ tx, lead, at, author: caller.customerUserId }, action, appointmentAnswers);
        const entry = { action: 'leads.act', subject: { kind: 'lead', id }, details: { type: action.type } };
        await record(tx, caller, entry);
        const page = await findLeadPage(tx, await findOwnLead(tx, caller, id), at);
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
        return page;
      });
    },
  };
}

async function perform(step: Step, action: LeadAction, appointmentAnswers: AppointmentAnswers): Promise<unknown> {
  switch (action.type) {
    case 'approve_deal':
      return approveDeal(step, action.note);
    case 'reject_deal':
      return refuseDeal(step, action);
    case 'call_off_deal':
      return callOffDeal(step, action);
    case 'approve_appointment':
    case 'reject_appointment':
    case 'cancel_appointment':
      return answerAppointment(step, action, appointmentAnswers);
    case 'called':
    case 'unreachable':
    case 'busy':
      return recordCall(step, action);
    case 'report_spam':
      return changeStatus(step, { ...action, type: 'change_status', status: 'spam_reported' });
    case 'change_status':
      return changeStatus(step, action);
    case 'undo':
      return undoStep(step, action.eventId, appointmentAnswers);
  }
}

async function changeStatus(step: Step, action: ChangeStatus): Promise<unknown> {
  const { tx, lead } = step;
  const { status: to, reasonId, note } = action;
  const from = lead.status as LeadStatus;
  // Changing only the process state of a negotiation is a step too.
  const isSameNegotiation = from === 'negotiating' && to === 'negotiating' && action.processStateId !== undefined;
  if (!isSameNegotiation && !choosableStatuses(from).includes(to)) fail('illegal_step');
  await assertListEntries(tx, { ...action, to });
  if (to === 'deal') return makeDeal(step, { ...action, weddingDate: action.date });
  if (from === 'deal') return refuseDeal(step, action);
  const details = { from, to, ...(reasonId && { reasonId }), ...(note && { text: note }) };
  await applyStep(step, { kind: eventKindFor(to), change: columnsForMove({ ...action, to }), details });
  if (isClosedStatus(from)) await markWaitingAgain(tx, lead.customer_id, [lead.id]);
  if (to === 'spam_reported') await requestReportReviews(step, [lead]);
  return undefined;
}

/** A conversation counts as an answer; a call that wasn't picked up is only recorded. */
async function recordCall(
  step: Step,
  { type, note }: { type: 'called' | 'unreachable' | 'busy'; note?: string | undefined },
): Promise<void> {
  const { lead, at } = step;
  const text = note ? { text: note } : {};
  if (type !== 'called') return applyStep(step, { kind: type, details: text });
  const answer = columnsForAnswer(lead, at);
  const status = lead.status === 'call_again' ? 'negotiating' : answer.status;
  const moved = status === lead.status ? {} : { from: lead.status, to: status };
  await applyStep(step, { kind: 'called', change: { ...answer, status }, details: { ...moved, ...text } });
}
