import type { Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { freeDealDay } from '#domains/listing/calendar/calendar.public.ts';
import { makeDeal } from '../deals/deals.operations.ts';
import { findDeal } from '../deals/deals.repository.ts';
import { lockLeadForSystem } from '../leads.repository.ts';
import { WEDDING_TYPE_ID } from '../leads.rules.ts';
import { insertDetails, insertLead, reserveCode } from '../new-leads.repository.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import { insertNote } from '../timeline/lead-notes.repository.ts';
import { insertCouple } from './couple-records.repository.ts';
import { countTraces, deleteLead } from './imported-couples.repository.ts';

export type ImportedCouple = {
  name: string;
  email: string | null;
  phone: string | null;
  weddingDate: string | null;
  guests: number | null;
  budget: number | null;
  place: string;
  note: string;
  /** When they asked, or the moment of the import. */
  askedAt: Date;
  /** What was agreed, if they have booked; their day is then booked in the calendar. */
  deal: { price: number | null; spaceId: number | null } | null;
};

type By = { customerId: number; providerId: number; customerUserId: number; now: Date };

/**
 * Adds a couple from another program. Nobody waits for an answer, so no time to the first one is counted, and the
 * couple is in negotiation: the vendor has talked to them elsewhere. Fails with `day_taken` like every other deal.
 */
export async function importCouple(tx: Tx, by: By, couple: ImportedCouple): Promise<{ id: number; traces: number }> {
  const { customerId, providerId, customerUserId, now } = by;
  const { name, email, phone, askedAt } = couple;
  const coupleId = await insertCouple(tx, { name, email, phone });
  const id = await insertLead(tx, {
    customer_id: customerId,
    provider_id: providerId,
    couple_id: coupleId,
    couple_name: name,
    couple_phone: phone,
    has_email: email !== null,
    organization_date: couple.weddingDate,
    organization_type_id: WEDDING_TYPE_ID,
    is_wedding: true,
    guests: couple.guests,
    budget: couple.budget,
    place: couple.place,
    extension_number: await reserveCode(tx, providerId),
    created_at: askedAt.toISOString(),
    read_at: now.toISOString(),
    first_answered_at: askedAt.toISOString(),
    status: 'negotiating',
    source: 'manual',
  });
  const of = { customer_id: customerId, lead_id: id };
  await insertDetails(tx, { ...of, message: '' });
  if (couple.note !== '') {
    const created_at = askedAt.toISOString();
    await insertNote(tx, { ...of, customer_user_id: customerUserId, body: couple.note, created_at });
  }
  await recordEvent(
    tx,
    { id, customer_id: customerId, provider_id: providerId },
    { kind: 'info_request', at: askedAt, customerUserId },
  );
  if (couple.deal) {
    const lead = (await lockLeadForSystem(tx, customerId, id)) ?? fail('not_found');
    await makeDeal({ tx, lead, at: askedAt, author: customerUserId }, couple.deal);
  }
  return { id, traces: await countTraces(tx, customerId, id) };
}

/**
 * Removes an imported couple with everything about them. Returns false when somebody has worked with them since: then
 * they stay. It deletes a row that customers cannot read, so it must run outside the tenant.
 */
export async function removeImportedCouple(
  tx: Tx,
  { customerId, id, traces }: { customerId: number; id: number; traces: number },
  now: Date,
): Promise<boolean> {
  const lead = await lockLeadForSystem(tx, customerId, id);
  if (!lead) return true;
  if ((await countTraces(tx, customerId, id)) !== traces) return false;
  const deal = await findDeal(tx, customerId, id);
  if (deal) await freeDealDay(tx, { customerId, providerId: lead.provider_id, dealId: deal.id }, { now });
  await deleteLead(tx, { customerId, id, coupleId: lead.couple_id });
  return true;
}
