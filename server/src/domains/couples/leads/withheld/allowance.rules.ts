import { isLimited } from '@bellbird/contract/money/packages/upgrades.ts';
import { dayIn } from '#platform/time/calendar.ts';
import type { LeadRow } from '../leads.repository.ts';

type ProviderPackage = Pick<LeadRow, 'paid_status' | 'product_date_end' | 'time_zone'>;

/** Whether the provider of a lead has the limited package at that moment. */
export function isOnLimitedPackage({ paid_status, product_date_end, time_zone }: ProviderPackage, now: Date): boolean {
  const paid = { paidStatus: paid_status, productFeatures: { productDateEnd: product_date_end } };
  return isLimited(paid, dayIn(now, time_zone));
}

/** The first day of the month a reveal counts in. The month turns at midnight where the provider is. */
export function toAllowanceMonth(now: Date, { time_zone }: Pick<LeadRow, 'time_zone'>): string {
  return `${dayIn(now, time_zone).slice(0, 7)}-01`;
}

export function nextMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
