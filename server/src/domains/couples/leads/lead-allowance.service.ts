import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { isLimited } from '@bellbird/contract/money/packages/upgrades.ts';
import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { WholeLead } from './lead-detail.repository.ts';
import { countReveals } from './lead-reveals.repository.ts';

/** The month of the limit is the marketplace's, wherever the provider is. */
const MARKETPLACE_ZONE = 'Australia/Sydney';

type OfPackage = Pick<WholeLead, 'paid_status' | 'product_date_end' | 'time_zone'>;

/** Whether the provider of a lead is on the limited package at a moment. */
export function isOnLimited({ paid_status, product_date_end, time_zone }: OfPackage, now: Date): boolean {
  const paid = { paidStatus: paid_status, productFeatures: { productDateEnd: product_date_end } };
  return isLimited(paid, dayIn(now, time_zone));
}

/** The first day of the month a look counts in. */
export function monthOf(now: Date): string {
  return `${dayIn(now, MARKETPLACE_ZONE).slice(0, 7)}-01`;
}

/** What is left of the month for the provider of a lead; null where nothing is limited. */
export async function allowanceOf(tx: Tx, lead: WholeLead, now: Date): Promise<LeadDetail['allowance']> {
  if (!isOnLimited(lead, now)) return null;
  const month = monthOf(now);
  const used = await countReveals(tx, { customerId: lead.customer_id, providerId: lead.provider_id, month });
  return {
    left: Math.max(0, LIMITED_PACKAGE_LEADS_PER_MONTH - used),
    perMonth: LIMITED_PACKAGE_LEADS_PER_MONTH,
    renewsOn: nextMonth(month),
  };
}

function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
