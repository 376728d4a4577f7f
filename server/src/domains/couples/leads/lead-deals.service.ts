import { type LeadStatus, canMove } from '@bellbird/contract/couples/leads';
import { fail } from '#platform/errors/app-error.ts';
import {
  type DealRow,
  countDealsOnDay,
  deleteDeal,
  findDeal,
  insertDeal,
  lockDealsOf,
  setDealStatus,
} from './deals.repository.ts';
import type { WholeLead } from './lead-detail.repository.ts';
import { type Step, moveChange, takeStep } from './lead-step.service.ts';

export type Agreement = {
  price?: number | null | undefined;
  /** Left out, it is the day the couple asked for. */
  weddingDate?: string | null | undefined;
  despiteDayTaken?: boolean | undefined;
  note?: string | undefined;
  /** The couple said so themselves. */
  isDeclaredByCouple?: boolean;
};

/** Makes a deal: the lead is there, and what was agreed is written down. */
export async function makeDeal(step: Step, agreement: Agreement): Promise<number> {
  const { tx, lead, at } = step;
  assertCanMove(lead, 'deal');
  if (lead.couple_deleted_at !== null) fail('couple_missing');
  const { price = null, weddingDate = lead.organization_date, despiteDayTaken = false, note } = agreement;
  await lockDealsOf(tx, lead.provider_id);
  if (!despiteDayTaken) await assertDayFree(step, weddingDate);
  const id = await insertDeal(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    couple_id: lead.couple_id,
    provider_id: lead.provider_id,
    agreed_at: at.toISOString(),
    price,
    wedding_date: weddingDate,
  });
  await takeStep(step, {
    kind: 'deal',
    change: moveChange({ to: 'deal' }),
    details: { from: lead.status, to: 'deal', ...(note && { text: note }) },
    deal: { id, status: null },
    isFinal: agreement.isDeclaredByCouple ?? false,
  });
  return id;
}

/** A day must not be sold twice. The deals of the provider are locked by who asks. */
export async function assertDayFree({ tx, lead }: Pick<Step, 'tx' | 'lead'>, day: string | null): Promise<void> {
  if (day === null) return;
  const { customer_id: customerId, provider_id: providerId, id: exceptLead } = lead;
  if ((await countDealsOnDay(tx, { customerId, providerId, day, exceptLead })) > 0) fail('day_taken');
}

export async function approveDeal(step: Step, note: string | undefined, isFinal = false): Promise<void> {
  const { tx, lead } = step;
  assertCanMove(lead, 'deal_approved');
  const deal = await standingDeal(step);
  await setDealStatus(tx, lead.customer_id, deal.id, 'approved');
  await takeStep(step, {
    kind: 'deal_approved',
    change: moveChange({ to: 'deal_approved' }),
    details: { from: lead.status, to: 'deal_approved', ...(note && { text: note }) },
    deal: { id: deal.id, status: deal.status },
    isFinal,
  });
}

/** A deal that does not come off: the couple is negotiated with again. It is kept as refused, or forgotten. */
export async function refuseDeal(
  step: Step,
  {
    note,
    forget = false,
    processStateId,
  }: { note?: string | undefined; forget?: boolean; processStateId?: number | null | undefined },
): Promise<void> {
  const { tx, lead } = step;
  if (lead.status !== 'deal') fail('illegal_step');
  const deal = await standingDeal(step);
  if (forget) await deleteDeal(tx, lead.customer_id, deal.id);
  else await setDealStatus(tx, lead.customer_id, deal.id, 'refused');
  await takeStep(step, {
    kind: 'deal_refused',
    change: moveChange({ to: 'negotiating', processStateId }),
    details: { from: lead.status, to: 'negotiating', ...(note && { text: note }) },
    deal: { id: deal.id, status: deal.status },
    isFinal: forget,
  });
}

async function standingDeal({ tx, lead }: Step): Promise<DealRow> {
  const deal = await findDeal(tx, lead.customer_id, lead.id);
  return deal && deal.status !== 'refused' ? deal : fail('couple_missing');
}

export function assertCanMove(lead: Pick<WholeLead, 'status'>, to: LeadStatus): void {
  if (!canMove(lead.status as LeadStatus, to)) fail('illegal_step');
}
