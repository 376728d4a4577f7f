import type { ContactPreference } from '@bellbird/contract/couples/leads';
import type { Tx } from '#platform/db/db.ts';
import { notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { notifyCalendar } from '../steps/appointment-steps.operations.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import { incrementVisitCount } from '../timeline/lead-events.repository.ts';
import {
  type LeadOfCouple,
  findLastLead,
  findLeadsOfCouple,
  updateContactOfLeads,
  updateCouple,
  updateLeadsOfCouple,
  upsertCouple,
} from './couple-records.repository.ts';
import { type CoupleDetails, toContactColumns } from './couple-records.rules.ts';

/** Saves a couple as the marketplace knows them now, on their earlier leads too. Returns our id. */
export async function saveMarketplaceCouple(tx: Tx, couple: CoupleDetails, at: Date): Promise<number> {
  const id = await upsertCouple(tx, {
    marketplace_id: couple.id,
    name: couple.name,
    email: couple.email,
    partner_email: couple.partnerEmail,
    phone: couple.phone,
    contact_preference: couple.contactPreference,
    last_active_at: at.toISOString(),
  });
  await updateContactOfLeads(tx, id, { ...toContactColumns(couple), couple_deleted_at: null });
  return id;
}

export function recordCoupleActivity(tx: Tx, coupleId: number, at: Date): Promise<void> {
  return updateCouple(tx, coupleId, { last_active_at: at.toISOString() });
}

/** Counts a couple's visit in the timeline of their lead with this provider: one entry per day. */
export async function recordVisitOnLead(tx: Tx, coupleId: number, providerId: number, at: Date): Promise<void> {
  const lead = await findLastLead(tx, coupleId, providerId);
  if (!lead || (await incrementVisitCount(tx, lead, at.toISOString()))) return;
  await recordEvent(tx, lead, { kind: 'visit_log', at, details: { count: 1 } });
}

export async function recordLike(tx: Tx, coupleId: number, providerId: number, at: Date): Promise<void> {
  const lead = await findLastLead(tx, coupleId, providerId);
  if (!lead) return;
  await recordEvent(tx, lead, { kind: 'like', at });
  await notifyLeadsChanged(tx, [lead]);
}

export async function updateContactPreference(tx: Tx, coupleId: number, preference: ContactPreference): Promise<void> {
  await updateCouple(tx, coupleId, { contact_preference: preference });
  await updateLeadsOfCouple(tx, coupleId, { contact_preference: preference });
  await notifyLeadsChanged(tx, await findLeadsOfCouple(tx, coupleId));
}

/** The couple deleted their account: their addresses are removed, and vendors can no longer contact them. */
export async function deleteCoupleAccount(tx: Tx, coupleId: number, at: Date): Promise<void> {
  const moment = at.toISOString();
  await updateCouple(tx, coupleId, { deleted_at: moment, email: null, partner_email: null, phone: null });
  await updateLeadsOfCouple(tx, coupleId, {
    couple_deleted_at: moment,
    couple_phone: null,
    has_email: false,
    waiting_since: null,
  });
  const leads = await findLeadsOfCouple(tx, coupleId);
  for (const lead of leads) await recordEvent(tx, lead, { kind: 'couple_deleted', at });
  await notifyLeadsChanged(tx, leads);
  // A visit that was agreed on is off.
  for (const lead of leads) if (lead.appointment_state === 'approved') await notifyCalendar(tx, lead);
}

/** Notifies the teams of several customers, always in the same order of customers. */
async function notifyLeadsChanged(tx: Tx, leads: readonly LeadOfCouple[]): Promise<void> {
  for (const [customerId, theirs] of Map.groupBy(leads, (lead) => lead.customer_id)) {
    const notices = theirs.map((lead) => ({
      providerId: lead.provider_id,
      event: { kind: 'lead_changed' as const, leadId: lead.id },
    }));
    await notifyTeams(tx, customerId, notices);
  }
}
