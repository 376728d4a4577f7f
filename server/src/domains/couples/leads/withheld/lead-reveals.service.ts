import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { toLeadOwner } from '../lead-access.operations.ts';
import { type LeadRow, lockLead, lockLeadForSystem } from '../leads.repository.ts';
import { isOnLimitedPackage, toAllowanceMonth } from './allowance.rules.ts';
import { type ReleaseHeldMessage, revealLead } from './lead-reveals.operations.ts';
import { countReveals, findReleasable, insertReveal, lockReveals } from './lead-reveals.repository.ts';

type Ports = { db: Db; clock: Clock; releaseHeldMessage: ReleaseHeldMessage };

const RELEASE_BATCH = 200;

export type LeadRevealsService = ReturnType<typeof createLeadRevealsService>;

/** Reveals requests that a limited package withholds: the only place where their couples become visible. */
export function createLeadRevealsService({ db, clock, releaseHeldMessage }: Ports) {
  return {
    /** Reveals a request if the month has one left, or the package includes it by now. Returns whether it is visible. */
    reveal(caller: Member, id: number): Promise<boolean> {
      return db.system(async (tx) => {
        const lead = (await lockLead(tx, toLeadOwner(caller), id)) ?? fail('not_found');
        // A colleague may have revealed it a moment before.
        if (!lead.withheld) return true;
        const at = clock.now();
        if (isOnLimitedPackage(lead, at) && !(await spendAllowance(tx, caller, lead, at))) return false;
        await revealLead(tx, lead, releaseHeldMessage);
        await record(tx, caller, { action: 'leads.reveal', subject: { kind: 'lead', id } });
        return true;
      });
    },

    /** Reveals the requests of providers who have paid since. */
    async releaseAll(): Promise<void> {
      const now = clock.now().toISOString();
      let found = RELEASE_BATCH;
      while (found === RELEASE_BATCH) {
        const releasable = await db.system((tx) => findReleasable(tx, { now, limit: RELEASE_BATCH }));
        for (const lead of releasable) await db.system((tx) => release(tx, lead));
        found = releasable.length;
      }
    },
  };

  async function release(tx: Tx, { customer_id: customerId, id }: { customer_id: number; id: number }): Promise<void> {
    const lead = await lockLeadForSystem(tx, customerId, id);
    if (!lead?.withheld) return;
    await revealLead(tx, lead, releaseHeldMessage);
    await notifyTeam(tx, { customerId, providerId: lead.provider_id }, { kind: 'lead_changed', leadId: id });
  }
}

/** Uses one of the month's requests. Returns false when none is left. */
async function spendAllowance(tx: Tx, caller: Member, lead: LeadRow, at: Date): Promise<boolean> {
  const { customer_id: customerId, provider_id: providerId } = lead;
  const month = toAllowanceMonth(at, lead);
  await lockReveals(tx, providerId);
  if ((await countReveals(tx, { customerId, providerId, month })) >= LIMITED_PACKAGE_LEADS_PER_MONTH) return false;
  await insertReveal(tx, {
    lead_id: lead.id,
    customer_id: customerId,
    provider_id: providerId,
    month,
    at: at.toISOString(),
    customer_user_id: caller.customerUserId,
  });
  return true;
}
