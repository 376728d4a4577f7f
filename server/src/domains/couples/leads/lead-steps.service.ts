import { type LeadAction, type LeadDetail, type LeadStatus, choosableStatuses } from '@bellbird/contract/couples/leads';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { approveDeal, makeDeal, refuseDeal } from './lead-deals.service.ts';
import { answerChange, findOwnLead, lockOwnLead } from './lead-journal.service.ts';
import { leadPage } from './lead-page.service.ts';
import { askAboutReports } from './lead-reports.service.ts';
import { type Step, assertMoveListed, kindOfMove, moveChange, takeStep } from './lead-step.service.ts';
import { undoStep } from './lead-undo.service.ts';

type ChangeStatus = Extract<LeadAction, { type: 'change_status' }>;

export type LeadStepsService = ReturnType<typeof createLeadStepsService>;

/** Moving leads along. A lead is locked while a step is taken, so that two people take their steps one after the other. */
export function createLeadStepsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async act(caller: Member, id: number, action: LeadAction): Promise<LeadDetail> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, id);
        const at = clock.now();
        await perform({ tx, lead, at, author: caller.customerUserId }, action);
        const deed = { action: 'leads.act', subject: { kind: 'lead', id }, details: { type: action.type } };
        await record(tx, caller, deed);
        const page = await leadPage(tx, await findOwnLead(tx, caller, id), at);
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
        return page;
      });
    },
  };
}

async function perform(step: Step, action: LeadAction): Promise<unknown> {
  switch (action.type) {
    case 'approve_deal':
      return approveDeal(step, action.note);
    case 'reject_deal':
      return refuseDeal(step, action);
    case 'approve_appointment':
    case 'reject_appointment':
      return settleAppointment(step, action);
    case 'called':
    case 'unreachable':
    case 'busy':
      return noteCall(step, action);
    case 'report_spam':
      return changeStatus(step, { ...action, type: 'change_status', status: 'spam_reported' });
    case 'change_status':
      return changeStatus(step, action);
    case 'undo':
      return undoStep(step, action.eventId);
  }
}

async function changeStatus(step: Step, action: ChangeStatus): Promise<unknown> {
  const { tx, lead } = step;
  const { status: to, reasonId, note } = action;
  const from = lead.status as LeadStatus;
  // Staying in contact while what is being waited for changes is a step too.
  const staysInContact = from === 'negotiating' && to === 'negotiating' && action.processStateId !== undefined;
  if (!staysInContact && !choosableStatuses(from).includes(to)) fail('illegal_step');
  await assertMoveListed(tx, { ...action, to });
  if (to === 'deal') return makeDeal(step, { ...action, weddingDate: action.date });
  if (from === 'deal') return refuseDeal(step, action);
  const details = { from, to, ...(reasonId && { reasonId }), ...(note && { text: note }) };
  await takeStep(step, { kind: kindOfMove(to), change: moveChange({ ...action, to }), details });
  if (to === 'spam_reported') await askAboutReports(step, [lead]);
  return undefined;
}

async function settleAppointment(step: Step, { type, note }: { type: string; note?: string | undefined }) {
  if (step.lead.appointment_state !== 'proposed') fail('illegal_step');
  if (step.lead.couple_deleted_at !== null) fail('couple_missing');
  const isApproved = type === 'approve_appointment';
  await takeStep(step, {
    kind: isApproved ? 'appointment_approved' : 'appointment_rejected',
    change: { appointment_state: isApproved ? 'approved' : 'rejected' },
    details: note ? { text: note } : {},
  });
}

/** A talk is an answer; a line that nobody picked up is only noted. */
async function noteCall(
  step: Step,
  { type, note }: { type: 'called' | 'unreachable' | 'busy'; note?: string | undefined },
): Promise<void> {
  const { lead, at } = step;
  const text = note ? { text: note } : {};
  if (type !== 'called') return takeStep(step, { kind: type, details: text });
  const answer = answerChange(lead, at);
  const status = lead.status === 'call_again' ? 'negotiating' : answer.status;
  const moved = status === lead.status ? {} : { from: lead.status, to: status };
  await takeStep(step, { kind: 'called', change: { ...answer, status }, details: { ...moved, ...text } });
}
