import type { LeadDetail, LeadForm, NewLeadForm } from '@bellbird/contract/couples/leads';
import { COUNTRY } from '@bellbird/contract/shared/limits';
import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { hasEntry } from '#domains/foundation/configs/configs.public.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { freeDaysOfLead } from '#domains/listing/calendar/calendar.public.ts';
import { insertCouple } from '../couples/couple-records.repository.ts';
import { changeDeal } from '../deals/deals.operations.ts';
import { findDeal } from '../deals/deals.repository.ts';
import { findOwnLead, lockOwnLead, toLeadOwner } from '../lead-access.operations.ts';
import { updateFacts, updateLead } from '../leads.repository.ts';
import { WEDDING_TYPE_ID } from '../leads.rules.ts';
import type { Step } from '../steps/lead-step.operations.ts';
import { insertDetails, insertLead, reserveCode } from '../new-leads.repository.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import { findLeadPage } from './lead-page.operations.ts';

type Facts = z.output<typeof LeadForm>;

export type LeadFormsService = ReturnType<typeof createLeadFormsService>;

/** Leads that a user enters, corrects or deletes. */
export function createLeadFormsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async create(caller: Member, form: z.output<typeof NewLeadForm>): Promise<{ id: number }> {
      const { providerId } = form;
      if (!toLeadOwner(caller).providerIds.includes(providerId)) fail('not_found');
      const phone = parsePhone(form.phone);
      return db.tenant(caller.customerId, async (tx) => {
        await assertTypeExists(tx, form);
        const email = form.email || null;
        const coupleId = await insertCouple(tx, { name: form.coupleName, email, phone });
        const at = clock.now();
        const id = await insertLead(tx, {
          ...toFactColumns(form),
          customer_id: caller.customerId,
          provider_id: providerId,
          couple_id: coupleId,
          couple_phone: phone,
          has_email: email !== null,
          extension_number: await reserveCode(tx, providerId),
          created_at: at.toISOString(),
          waiting_since: at.toISOString(),
          read_at: at.toISOString(),
          status: 'pending',
          source: 'manual',
        });
        await insertDetails(tx, { lead_id: id, customer_id: caller.customerId, message: form.message });
        const lead = { id, customer_id: caller.customerId, provider_id: providerId };
        await recordEvent(tx, lead, { kind: 'info_request', at, customerUserId: caller.customerUserId });
        await record(tx, caller, { action: 'leads.create', subject: { kind: 'lead', id } });
        await notifyTeam(tx, { customerId: caller.customerId, providerId }, { kind: 'lead_changed', leadId: id });
        return { id };
      });
    },

    async update(caller: Member, id: number, { version, ...facts }: Facts & { version: number }): Promise<LeadDetail> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await lockOwnLead(tx, caller, id);
        await assertTypeExists(tx, facts);
        const at = clock.now();
        const isCurrent = await updateFacts(tx, toLeadOwner(caller), { id, version }, toFactColumns(facts));
        if (!isCurrent) fail('stale_version', { data: await findLeadPage(tx, before, at) });
        await moveDeal({ tx, lead: before, at, author: caller.customerUserId }, facts.organizationDate);
        await recordEvent(tx, before, { kind: 'facts_changed', at, customerUserId: caller.customerUserId });
        await record(tx, caller, { action: 'leads.update', subject: { kind: 'lead', id } });
        const page = await findLeadPage(tx, await findOwnLead(tx, caller, id), at);
        const team = { customerId: caller.customerId, providerId: before.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
        return page;
      });
    },

    async delete(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, id);
        if (lead.source !== 'manual') fail('not_possible_now');
        await updateLead(tx, caller.customerId, id, {
          deleted_at: clock.now().toISOString(),
          waiting_since: null,
          reminder_at: null,
        });
        await freeDaysOfLead(tx, { customerId: caller.customerId, providerId: lead.provider_id }, id, clock.now());
        await record(tx, caller, { action: 'leads.delete', subject: { kind: 'lead', id } });
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
      });
    },
  };
}

/** The wedding of a couple with a deal is on another day: the deal and its booking move with it. */
async function moveDeal(step: Step, weddingDate: string | null): Promise<void> {
  const { tx, lead } = step;
  if (weddingDate === lead.organization_date) return;
  const deal = await findDeal(tx, lead.customer_id, lead.id);
  if (!deal || deal.status === 'refused' || deal.wedding_date === weddingDate) return;
  await changeDeal(step, deal, { price: deal.price, weddingDate }, { field: 'organizationDate' });
}

function toFactColumns(form: Facts) {
  const { coupleName, organizationDate, organizationTypeId, guests, budget, place, ...rest } = form;
  // A new field of the form does not compile until it is written below.
  void (rest satisfies { [Field in keyof typeof rest]: never });
  return {
    couple_name: coupleName,
    organization_date: organizationDate,
    organization_type_id: organizationTypeId,
    is_wedding: organizationTypeId === WEDDING_TYPE_ID,
    guests,
    budget,
    place,
  };
}

async function assertTypeExists(tx: Tx, { organizationTypeId }: Facts): Promise<void> {
  if (await hasEntry(tx, 'organization_type', organizationTypeId)) return;
  fail('invalid_fields', { fields: { organizationTypeId: 'Please choose one from the list.' } });
}

/** A number as typed, in E.164. Blank means none. */
function parsePhone(typed: string): string | null {
  if (typed === '') return null;
  const number = internationalPhone(typed, COUNTRY)?.replaceAll(' ', '');
  return number ?? fail('invalid_fields', { fields: { phone: 'Please enter a valid phone number.' } });
}
