import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { findDayState, promoteSecondOptions, toWarning } from '#domains/listing/calendar/calendar.public.ts';
import { presentTaken } from '../deals/deals.presenter.ts';
import { toLeadOwner } from '../lead-access.operations.ts';
import { toChannelFacts } from '../lead-channels.rules.ts';
import type { LeadRow } from '../leads.repository.ts';
import { IDLE_KINDS, isUndoable, undoableUntil } from '../steps/undoable-steps.operations.ts';
import { findAllowance } from '../withheld/lead-allowance.operations.ts';
import {
  type FollowedPart,
  type PageParts,
  type TakenPart,
  findLeadWithParts,
  findParts,
} from './lead-page.repository.ts';
import { presentLeadDetail } from './lead-page.presenter.ts';

/** Everything the page of a lead shows. */
export async function findLeadPage(tx: Tx, lead: LeadRow, now: Date): Promise<LeadDetail> {
  const parts = await findParts(tx, { customerId: lead.customer_id, id: lead.id, idleKinds: IDLE_KINDS });
  return presentPage(tx, lead, parts, now);
}

/** The page of a lead of the caller, withheld or not, and its row. */
export async function findOwnLeadPage(
  tx: Tx,
  caller: Member,
  id: number,
  now: Date,
): Promise<{ lead: LeadRow; page: LeadDetail }> {
  const { customerUserId } = caller;
  const found = await findLeadWithParts(tx, toLeadOwner(caller), { id, customerUserId, idleKinds: IDLE_KINDS });
  const lead = found ?? fail('not_found');
  const page = await presentPage(tx, lead, lead, now);
  return { lead, page: { ...page, hasUnseenAlerts: lead.has_unseen_alerts && !caller.actor } };
}

/** The day they asked for, as the calendar has it now: expired holds no longer count. */
function toWantedDay(lead: LeadRow, parts: PageParts, now: Date): LeadDetail['wantedDay'] {
  if (lead.organization_date === null) return null;
  const today = dayIn(now, lead.time_zone);
  const followed = parts.followed_on_that_day ?? [];
  const valid = (parts.taken_on_that_day ?? []).filter((row) => row.expires_on === null || row.expires_on >= today);
  const firsts = promoteSecondOptions(valid).filter(({ rank }) => rank === 1);
  const isOwn = (row: TakenPart) => row.lead_id === lead.id;
  const blocked = followed.filter(({ effect }) => effect === 'block').map(toTakenPart);
  const own = firsts.filter(isOwn).toSorted((one, other) => one.status.localeCompare(other.status))[0]?.status ?? null;
  // A couple who has the day keeps it.
  const taken = [...firsts.filter((row) => !isOwn(row)), ...(own ? [] : blocked)];
  const { spaces } = parts;
  return {
    state: findDayState(taken, { spaces, weddingsPerDay: parts.weddings_per_day }),
    own,
    taken: taken.map(presentTaken),
    warnings: followed.filter(({ effect }) => effect === 'warn').map(toWarning),
  };
}

function toTakenPart({ space_id, space_name, calendar_name }: FollowedPart): TakenPart {
  const nobody = { day: '', rank: 1, lead_id: null, couple_name: null, expires_on: null };
  return { ...nobody, status: 'booked', place: null, space_id, space_name, calendar_name };
}

function toSpamReport(lead: LeadRow, lastStep: string | undefined): LeadDetail['spamReport'] {
  if (lead.status === 'spam_reported') return lead.spam_confirmed_at === null ? 'waiting' : 'confirmed';
  return lastStep === 'report_refused' ? 'refused' : null;
}

async function presentPage(tx: Tx, lead: LeadRow, parts: PageParts, now: Date): Promise<LeadDetail> {
  const { last_step: step } = parts;
  const canUndo = step !== null && isUndoable(step, now);
  return presentLeadDetail(lead, {
    channels: toChannelFacts(lead),
    details: parts.details ?? undefined,
    deal: parts.deal ?? undefined,
    wantedDay: toWantedDay(lead, parts, now),
    reminders: parts.reminders ?? [],
    spamReport: toSpamReport(lead, step?.kind),
    undo: canUndo ? { eventId: step.id, until: undoableUntil(step).toISOString(), kind: step.kind } : null,
    allowance: await findAllowance(tx, lead, now),
  });
}
