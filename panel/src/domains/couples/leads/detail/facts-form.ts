import type { LeadDetail } from '@bellbird/contract/couples/leads';
import type { Facts } from './lead-changes.queries.ts';

export type FactValues = Omit<Facts, 'organizationDate' | 'guests'> & { organizationDate: string; guests: string };

export function toFormValues(lead: LeadDetail): FactValues {
  return {
    coupleName: lead.couple.name,
    organizationDate: lead.couple.organizationDate ?? '',
    organizationTypeId: lead.organizationTypeId,
    guests: lead.guests === null ? '' : String(lead.guests),
    budget: lead.budget,
    place: lead.place,
  };
}

/** The fields that somebody else changed while the user was typing. */
export function changedFields(before: LeadDetail, after: LeadDetail): (keyof FactValues)[] {
  const [was, is] = [toFormValues(before), toFormValues(after)];
  return (Object.keys(is) as (keyof FactValues)[]).filter((field) => was[field] !== is[field]);
}
