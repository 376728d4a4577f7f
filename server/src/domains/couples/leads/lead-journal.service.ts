import {
  type ChannelFacts,
  type LeadEventKind,
  type LeadStatus,
  OPEN_LEAD_STATUSES,
} from '@bellbird/contract/couples/leads';
import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { workingMinutes } from '@bellbird/contract/shared/working-time';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type LeadChange, type WholeLead, findLead, lockLead, updateLead } from './lead-detail.repository.ts';
import { noteIncomingMessage } from './lead-marks.repository.ts';
import { insertEvent } from './lead-events.repository.ts';
import type { EventDetails } from './leads.tables.ts';

export type { WholeLead } from './lead-detail.repository.ts';

/** The leads a member may see and work on. */
export function ownerOf(caller: Member): Owner {
  return ownerFor(caller, 'leads');
}

/** A lead of the caller's own, or 404. Not one that their package keeps back: only its page may be looked at. */
export async function findOwnLead(tx: Tx, caller: Member, id: number): Promise<WholeLead> {
  return shown(await findLeadInView(tx, caller, id));
}

/** The same, and nobody else changes it before this transaction ends. */
export async function lockOwnLead(tx: Tx, caller: Member, id: number): Promise<WholeLead> {
  return shown((await lockLead(tx, ownerOf(caller), id)) ?? fail('not_found'));
}

/** A lead of the caller's own, kept back or not: for the list's own page of it, and nothing else. */
export async function findLeadInView(tx: Tx, caller: Member, id: number): Promise<WholeLead> {
  return (await findLead(tx, ownerOf(caller), id)) ?? fail('not_found');
}

function shown(lead: WholeLead): WholeLead {
  return lead.withheld ? fail('upgrade_required', { data: { upgrade: 'leads' satisfies Upgrade } }) : lead;
}

/** What `channelBlock` of the contract asks about the couple behind a lead. */
export function channelFactsOf(lead: WholeLead): ChannelFacts {
  return {
    contactPreference: lead.contact_preference,
    isCancelled: lead.cancelled_at !== null,
    isCoupleDeleted: lead.couple_deleted_at !== null,
    hasStoppedSms: lead.has_stopped_sms,
    hasEmail: lead.has_email,
    hasPhone: lead.couple_phone !== null,
  };
}

type Subject = Pick<WholeLead, 'id' | 'customer_id' | 'provider_id'>;
type Happening = { kind: LeadEventKind; at: Date; customerUserId?: number | null; details?: EventDetails };

/** Writes one line into the timeline of a lead. */
export function writeEvent(tx: Tx, lead: Subject, happening: Happening): Promise<void> {
  const { kind, at, customerUserId, details } = happening;
  const of = { customerId: lead.customer_id, leadId: lead.id, providerId: lead.provider_id };
  return insertEvent(tx, { ...of, kind, at: at.toISOString(), customerUserId, details });
}

type Answered = Pick<WholeLead, 'status' | 'created_at' | 'first_answered_at' | 'time_zone'>;

/** What an answer of a person changes: the couple waits no more, the first answer is timed, the lead is in contact. */
export function answerChange(lead: Answered, at: Date): LeadChange & { status: string } {
  const isFirst = lead.first_answered_at === null;
  return {
    status: isUntouched(lead.status) ? 'negotiating' : lead.status,
    waiting_since: null,
    ...(isFirst && {
      first_answered_at: at.toISOString(),
      answer_minutes: workingMinutes(new Date(lead.created_at), at, lead.time_zone),
    }),
  };
}

/** A person answered: a message was sent, a call was talked. The message itself is written by whoever calls this. */
export async function noteAnswer(
  tx: Tx,
  lead: Subject & Answered,
  { at, customerUserId = null, isMessage = true }: { at: Date; customerUserId?: number | null; isMessage?: boolean },
): Promise<void> {
  const change = answerChange(lead, at);
  const spoken = isMessage ? { last_message_at: at.toISOString() } : {};
  const details = { from: lead.status, to: change.status };
  await Promise.all([
    updateLead(tx, lead.customer_id, lead.id, { ...change, ...spoken }),
    change.status !== lead.status && writeEvent(tx, lead, { kind: 'status_changed', at, customerUserId, details }),
  ]);
}

/** The couple wrote: they wait from now on, unless they wait already or the matter is closed. */
export function noteIncoming(tx: Tx, lead: Subject, at: Date): Promise<void> {
  const of = { customerId: lead.customer_id, id: lead.id };
  return noteIncomingMessage(tx, of, at.toISOString(), OPEN_LEAD_STATUSES);
}

/** An offer went out: the lead is moved there if it can be. */
export async function noteOffer(
  tx: Tx,
  lead: Subject & Pick<WholeLead, 'status'>,
  { at, customerUserId }: { at: Date; customerUserId: number | null },
): Promise<void> {
  if (lead.status === 'offer_made' || !(OPEN_LEAD_STATUSES as readonly string[]).includes(lead.status)) return;
  const details = { from: lead.status, to: 'offer_made' satisfies LeadStatus };
  await Promise.all([
    updateLead(tx, lead.customer_id, lead.id, { status: 'offer_made', process_state_id: null }),
    writeEvent(tx, lead, { kind: 'status_changed', at, customerUserId, details }),
  ]);
}

function isUntouched(status: string): boolean {
  return status === 'new' || status === 'pending';
}
