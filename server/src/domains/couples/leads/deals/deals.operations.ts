import { fail } from '#platform/errors/app-error.ts';
import {
  type DealRow,
  deleteDeal,
  findDeal,
  findDealSpace,
  findSpaceName,
  insertDeal,
  updateDeal,
  updateDealStatus,
} from './deals.repository.ts';
import { type DayField, bookDay, freeDay, tryBookDay } from './deal-days.operations.ts';
import { type Step, applyStep, assertListEntries } from '../steps/lead-step.operations.ts';
import { assertCanMove, columnsForMove } from '../steps/lead-step.rules.ts';
import { type LeadChange, type LeadRow, updateLead } from '../leads.repository.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import type { UndoRecord } from '../leads.tables.ts';

export type Agreement = {
  price?: number | null | undefined;
  /** By default the day the couple asked for. */
  weddingDate?: string | null | undefined;
  /** The space that is booked; null is the whole provider. */
  spaceId?: number | null | undefined;
  note?: string | undefined;
  /** The couple reported the booking themselves. */
  isDeclaredByCouple?: boolean;
  /** The couple signed, so the vendor can't undo it. */
  isSigned?: boolean;
};

/** Moves the lead to ‘deal’, saves what was agreed and books the day in the calendar. */
export async function makeDeal(step: Step, agreement: Agreement): Promise<number> {
  const { tx, lead, at } = step;
  assertCanMove(lead, 'deal');
  if (lead.couple_deleted_at !== null) fail('couple_missing');
  const { price = null, weddingDate = lead.organization_date, spaceId = null, note } = agreement;
  const id = await insertDeal(tx, {
    customer_id: lead.customer_id,
    lead_id: lead.id,
    couple_id: lead.couple_id,
    provider_id: lead.provider_id,
    agreed_at: at.toISOString(),
    price,
    wedding_date: weddingDate,
  });
  const day = { id, day: weddingDate, spaceId };
  // A couple's own booking is kept even if the day is taken: the vendor then moves, rejects or approves it.
  await (agreement.isDeclaredByCouple ? tryBookDay(step, day) : bookDay(step, day));
  await applyStep(step, {
    kind: 'deal',
    change: { ...columnsForMove({ to: 'deal' }), ...toWeddingDay(lead, weddingDate) },
    details: { from: lead.status, to: 'deal', ...(note && { text: note }) },
    deal: { id, status: null, askedFor: lead.organization_date },
    isFinal: agreement.isDeclaredByCouple ?? agreement.isSigned ?? false,
  });
  return id;
}

/**
 * A couple signed a quote. It becomes the deal, or changes the one that the vendor has already made; the day is booked, or
 * it fails.
 */
export async function agreeOnDeal(
  step: Step,
  { weddingDate, ...agreement }: Omit<Agreement, 'isDeclaredByCouple' | 'isSigned'>,
): Promise<number> {
  const { tx, lead } = step;
  const day = weddingDate ?? lead.organization_date;
  const deal = await findDeal(tx, lead.customer_id, lead.id);
  const isMade = (lead.status === 'deal' || lead.status === 'deal_approved') && deal && deal.status !== 'refused';
  if (!isMade) return makeDeal(step, { ...agreement, weddingDate: day, isSigned: true });
  const terms = { price: agreement.price ?? null, weddingDate: day, spaceId: agreement.spaceId };
  await changeDeal(step, deal, terms, { isDayNeeded: true });
  return deal.id;
}

/**
 * A change of a signed quote makes its deal dearer or cheaper, in cents before and after. Whatever the vendor has
 * corrected since the yes, such as the day, stays as it is.
 */
export async function repriceDeal(step: Step, { before, after }: { before: number; after: number }): Promise<void> {
  const deal = await findActiveDeal(step);
  const more = toDollars(after) - toDollars(before);
  const price = deal.price === null ? toDollars(after) : Math.max(0, deal.price + more);
  await changeDeal(step, deal, { price, weddingDate: deal.wedding_date });
}

/** Deals have whole dollars. */
export const toDollars = (cents: number): number => Math.round(cents / 100);

type Terms = { price: number | null; weddingDate: string | null; spaceId?: number | null | undefined };

/**
 * Corrects what was agreed. The calendar follows: the new day is booked before the old one is given to anybody else. A deal
 * whose day is somebody else’s keeps waiting for it, unless the day is `needed`.
 */
export async function changeDeal(
  step: Step,
  deal: DealRow,
  terms: Terms,
  { isDayNeeded = false, field = 'weddingDate' }: { isDayNeeded?: boolean; field?: DayField } = {},
): Promise<void> {
  const { tx, lead, at, author } = step;
  const { customer_id: customerId } = lead;
  const space = await findDealSpace(tx, customerId, deal.id);
  const spaceId = terms.spaceId === undefined ? (space ?? null) : terms.spaceId;
  const wanted = { id: deal.id, day: terms.weddingDate, spaceId };
  const isMoved = terms.weddingDate !== deal.wedding_date || spaceId !== (space ?? null);
  if (isMoved || (isDayNeeded && space === undefined)) {
    await freeDay(step, deal.id);
    await bookDay(step, wanted, field);
  } else if (space === undefined) await tryBookDay(step, wanted);
  const columns = { price: terms.price, wedding_date: terms.weddingDate };
  await updateDeal(tx, { customerId, id: deal.id, version: deal.version }, columns);
  if (terms.weddingDate !== deal.wedding_date)
    await updateLead(tx, customerId, lead.id, toWeddingDay(lead, terms.weddingDate));
  const changes = [
    { field: 'price' as const, from: toText(deal.price), to: toText(terms.price) },
    { field: 'weddingDate' as const, from: deal.wedding_date, to: terms.weddingDate },
    {
      field: 'space' as const,
      from: await findSpaceName(tx, customerId, space ?? null),
      to: await findSpaceName(tx, customerId, spaceId),
    },
  ].filter(({ from, to }) => from !== to);
  if (changes.length === 0) return;
  await recordEvent(tx, lead, { kind: 'deal_changed', at, customerUserId: author, details: { changes } });
}

/** The couple marries on the day of their deal: lists, mails and templates name it from now on. */
function toWeddingDay({ organization_date, version }: LeadRow, day: string | null): LeadChange {
  return day === null || day === organization_date ? {} : { organization_date: day, version: version + 1 };
}

const toText = (price: number | null) => (price === null ? null : String(price));

/** Approves a deal. One that has no booking yet needs its day to be free now. */
export async function approveDeal(step: Step, note: string | undefined, isFinal = false): Promise<void> {
  const { tx, lead } = step;
  assertCanMove(lead, 'deal_approved');
  const deal = await findActiveDeal(step);
  const spaceId = await findDealSpace(tx, lead.customer_id, deal.id);
  if (spaceId === undefined) await bookDay(step, { id: deal.id, day: deal.wedding_date, spaceId: null });
  await updateDealStatus(tx, lead.customer_id, deal.id, 'approved');
  await applyStep(step, {
    kind: 'deal_approved',
    change: columnsForMove({ to: 'deal_approved' }),
    details: { from: lead.status, to: 'deal_approved', ...(note && { text: note }) },
    deal: { id: deal.id, status: deal.status },
    isFinal,
  });
}

/** A deal falls through: its day is free, and the lead goes back to negotiating. The deal is kept as refused, or deleted. */
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
  const spaceId = await findDealSpace(tx, lead.customer_id, deal.id);
  await freeDay(step, deal.id);
  if (isDeleted) await deleteDeal(tx, lead.customer_id, deal.id);
  else await updateDealStatus(tx, lead.customer_id, deal.id, 'refused');
  await applyStep(step, {
    kind: 'deal_refused',
    change: columnsForMove({ to: 'negotiating', processStateId }),
    details: { from: lead.status, to: 'negotiating', ...(note && { text: note }) },
    deal: toUndoDeal(deal, spaceId),
    isFinal: isDeleted,
  });
}

/**
 * A deal is called off, even an approved one: its day is free, and the couple is rejected with the reason. This is no
 * step of the status table, in which an approved deal is final; like an undo, it ends the deal itself.
 */
export async function callOffDeal(
  step: Step,
  { reasonId, note }: { reasonId: number; note?: string | undefined },
): Promise<void> {
  const { tx, lead } = step;
  if (lead.status !== 'deal' && lead.status !== 'deal_approved') fail('illegal_step');
  await assertListEntries(tx, { to: 'rejected', reasonId });
  const deal = await findActiveDeal(step);
  const spaceId = await findDealSpace(tx, lead.customer_id, deal.id);
  await freeDay(step, deal.id);
  await updateDealStatus(tx, lead.customer_id, deal.id, 'refused');
  await applyStep(step, {
    kind: 'deal_called_off',
    change: columnsForMove({ to: 'rejected', reasonId }),
    details: { from: lead.status, to: 'rejected', reasonId, ...(note && { text: note }) },
    deal: toUndoDeal(deal, spaceId),
  });
}

/** What an undo restores of a deal. Without a booking it had no space, not even the whole venue. */
function toUndoDeal({ id, status }: DealRow, spaceId: number | null | undefined): NonNullable<UndoRecord['deal']> {
  return { id, status, ...(spaceId === undefined ? { wasUnbooked: true } : { spaceId }) };
}

async function findActiveDeal({ tx, lead }: Step): Promise<DealRow> {
  const deal = await findDeal(tx, lead.customer_id, lead.id);
  return deal && deal.status !== 'refused' ? deal : fail('couple_missing');
}
