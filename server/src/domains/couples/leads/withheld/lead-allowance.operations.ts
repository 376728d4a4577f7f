import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import type { Tx } from '#platform/db/db.ts';
import type { LeadRow } from '../leads.repository.ts';
import { isOnLimitedPackage, nextMonth, toAllowanceMonth } from './allowance.rules.ts';
import { countReveals } from './lead-reveals.repository.ts';

/** How many requests the provider can still open this month; null when there is no limit. */
export async function findAllowance(tx: Tx, lead: LeadRow, now: Date): Promise<LeadDetail['allowance']> {
  if (!isOnLimitedPackage(lead, now)) return null;
  const month = toAllowanceMonth(now, lead);
  const used = await countReveals(tx, { customerId: lead.customer_id, providerId: lead.provider_id, month });
  return {
    left: Math.max(0, LIMITED_PACKAGE_LEADS_PER_MONTH - used),
    perMonth: LIMITED_PACKAGE_LEADS_PER_MONTH,
    renewsOn: nextMonth(month),
  };
}
