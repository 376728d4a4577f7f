import { fail } from '#platform/errors/app-error.ts';
import {
  type DealRow,
  countDealsOnDay,
  deleteDeal,
  findDeal,
  insertDeal,
  lockDeals,
  updateDealStatus,
} from './deals.repository.ts';
import { type Step, applyStep } from '../steps/lead-step.operations.ts';
import { assertCanMove, columnsForMove } from '../steps/lead-step.rules.ts';

export type Agreement = {
  price?: number | null | undefined;
  /** By default the day the couple asked for. */
  weddingDate?: string | null | undefined;
  despiteDayTaken?: boolean | undefined;
  note?: string | undefined;
  /** The couple reported the booking themselves. */
  isDeclaredByCouple?: boolean;
};

/** Moves the lead to ‘deal’ and saves what was agreed. */
export async function makeDeal(step: Step, agreement: Agreement): Promise<number> {
  const { tx, lead, at } = step;
  assertCanMove(lead, 'deal');
  if (lead.couple_deleted_at !== null) fail('couple_missing');
  const { price = null, weddingDate = lead.organization_date, despiteDayTaken = false, note } = agreement;
  await lockDeals(tx, lead.provider_id);
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
  await applyStep(step, {
    kind: 'deal',
    change: columnsForMove({ to: 'deal' }),
    details: { from: lead.status, to: 'deal', ...(note && { text: note }) },
    deal: { id, status: null },
    isFinal: agreement.isDeclaredByCouple ?? false,
  });
  return id;
}

/** A day must not be booked twice. The caller has locked the provider's deals. */
export async function assertDayFree({ tx, lead }: Pick<Step, 'tx' | 'lead'>, day: string | null): Promise<void> {
  if (day === null) return;
  const { customer_id: customerId, provider_id: providerId, id: exceptLead } = lead;
  if ((await countDealsOnDay(tx, { customerId, providerId, day, exceptLead })) > 0) fail('day_taken');
}

export async function approveDeal(step: Step, note: string | undefined, isFinal = false): Promise<void> {
  const { tx, lead } = step;
  assertCanMove(lead, 'deal_approved');
  const deal = await findActiveDeal(step);
  await updateDealStatus(tx, lead.customer_id, deal.id, 'approved');
  await applyStep(step, {
    kind: 'deal_approved',
    change: columnsForMove({ to: 'deal_approved' }),
    details: { from: lead.status, to: 'deal_approved', ...(note && { text: note }) },
    deal: { id: deal.id, status: deal.status },
    isFinal,
  });
}

/** A deal falls through: the lead goes back to negotiating. The deal is kept as refused, or deleted. */
export async function refuseDeal(
  step: Step,
  {
    note,
    isDeleted = false,
    processStateId,
  }: { note?: string | undefined; isDeleted?: boolean; processStateId?: number | null | undefined },
): Promise<void> {
  const { tx, lead } = step;
  if (lead.status !== 'deal') fail('illegal_step');
  const deal = await findActiveDeal(step);
  if (isDeleted) await deleteDeal(tx, lead.customer_id, deal.id);
  else await updateDealStatus(tx, lead.customer_id, deal.id, 'refused');
  await applyStep(step, {
    kind: 'deal_refused',
    change: columnsForMove({ to: 'negotiating', processStateId }),
    details: { from: lead.status, to: 'negotiating', ...(note && { text: note }) },
    deal: { id: deal.id, status: deal.status },
    isFinal: isDeleted,
  });
}

async function findActiveDeal({ tx, lead }: Step): Promise<DealRow> {
  const deal = await findDeal(tx, lead.customer_id, lead.id);
  return deal && deal.status !== 'refused' ? deal : fail('couple_missing');
}
