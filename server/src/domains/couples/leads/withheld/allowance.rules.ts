import { isLimited } from '@bellbird/contract/money/packages/upgrades.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { LeadRow } from '../leads.repository.ts';

/** The monthly limit follows the marketplace's time zone, wherever the provider is. */
const MARKETPLACE_ZONE = 'Australia/Sydney';

type ProviderPackage = Pick<LeadRow, 'paid_status' | 'product_date_end' | 'time_zone'>;

/** Whether the provider of a lead has the limited package at that moment. */
export function isOnLimitedPackage({ paid_status, product_date_end, time_zone }: ProviderPackage, now: Date): boolean {
  const paid = { paidStatus: paid_status, productFeatures: { productDateEnd: product_date_end } };
  return isLimited(paid, dayIn(now, time_zone));
}

/** The first day of the month a reveal counts in. */
export function toAllowanceMonth(now: Date): string {
  return `${dayIn(now, MARKETPLACE_ZONE).slice(0, 7)}-01`;
}

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
