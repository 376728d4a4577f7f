import type { Upgrade } from '@bellbird/contract/money/packages/upgrades.ts';
import { type Member, ownerFor } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type LeadRow, findLead, lockLead } from './leads.repository.ts';

/** The leads a member may see and work on. */
export function toLeadOwner(caller: Member): Owner {
  return ownerFor(caller, 'leads');
}

/** A lead of the caller, or 404. Fails for a withheld lead: only its page may be read. */
export async function findOwnLead(tx: Tx, caller: Member, id: number): Promise<LeadRow> {
  return assertNotWithheld(await findOwnLeadIncludingWithheld(tx, caller, id));
}

/** The same, locked until this transaction ends. */
export async function lockOwnLead(tx: Tx, caller: Member, id: number): Promise<LeadRow> {
  return assertNotWithheld((await lockLead(tx, toLeadOwner(caller), id)) ?? fail('not_found'));
}

/** A lead of the caller, withheld or not. Only for reading its page. */
export async function findOwnLeadIncludingWithheld(tx: Tx, caller: Member, id: number): Promise<LeadRow> {
  return (await findLead(tx, toLeadOwner(caller), id)) ?? fail('not_found');
}

function assertNotWithheld(lead: LeadRow): LeadRow {
  return lead.withheld ? fail('upgrade_required', { data: { upgrade: 'leads' satisfies Upgrade } }) : lead;
}
