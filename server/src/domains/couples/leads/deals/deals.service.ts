import type { CoupleProvider } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { CURRENCY } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { lockOwnLead, toLeadOwner } from '../lead-access.operations.ts';
import { type DealScope, countDeals, dealsQuery, findDealFigures, findOwnDeal } from './deal-list.repository.ts';
import { changeDeal, makeDeal, refuseDeal } from './deals.operations.ts';
import { presentDeal } from './deals.presenter.ts';

type DealFilter = { providerIds?: number[]; agreedAtStart?: string; agreedAtEnd?: string; status?: string };
type Terms = { price: number | null; weddingDate: string | null; spaceId?: number | null | undefined };

export type DealsService = ReturnType<typeof createDealsService>;

/** Deals between couples and providers. Making and deleting a deal are steps of the lead. */
export function createDealsService({ db, clock }: { db: Db; clock: Clock }) {
  async function findOwn(tx: Tx, caller: Member, id: number) {
    return (await findOwnDeal(tx, toLeadOwner(caller), id)) ?? fail('not_found');
  }

  async function notifyChanged(tx: Tx, caller: Member, lead: { id: number; provider_id: number }): Promise<void> {
    const team = { customerId: caller.customerId, providerId: lead.provider_id };
    await notifyTeam(tx, team, { kind: 'lead_changed', leadId: lead.id });
  }

  return {
    async list(caller: Member, query: Paging & DealFilter): Promise<{ data: CoupleProvider[]; total: number }> {
      const scope = toDealScope(caller, query);
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([dealsQuery(tx, scope, window).execute(), countDeals(tx, scope)]),
      );
      return { data: rows.map(presentDeal), total };
    },

    async read(caller: Member, id: number): Promise<CoupleProvider> {
      return presentDeal(await db.tenantRead(caller.customerId, (tx) => findOwn(tx, caller, id)));
    },

    async create(caller: Member, { leadId, ...terms }: Terms & { leadId: number }): Promise<{ id: number }> {
      return db.tenant(caller.customerId, async (tx) => {
        const lead = await lockOwnLead(tx, caller, leadId);
        const step = { tx, lead, at: clock.now(), author: caller.customerUserId };
        const id = await makeDeal(step, terms);
        await record(tx, caller, { action: 'couples.createDeal', subject: { kind: 'coupleProvider', id } });
        await notifyChanged(tx, caller, lead);
        return { id };
      });
    },

    async update(
      caller: Member,
      id: number,
      { version, ...terms }: Terms & { version: number },
    ): Promise<CoupleProvider> {
      return db.tenant(caller.customerId, async (tx) => {
        const found = await findOwn(tx, caller, id);
        const lead = await lockOwnLead(tx, caller, found.lead_id);
        const before = await findOwn(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: presentDeal(before) });
        if (before.status === 'refused') fail('not_possible_now');
        await changeDeal({ tx, lead, at: clock.now(), author: caller.customerUserId }, before, terms);
        await record(tx, caller, { action: 'couples.updateDeal', subject: { kind: 'coupleProvider', id } });
        const after = presentDeal(await findOwn(tx, caller, id));
        await notifyChanged(tx, caller, lead);
        return after;
      });
    },

    async delete(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const deal = await findOwn(tx, caller, id);
        const lead = await lockOwnLead(tx, caller, deal.lead_id);
        if (deal.status !== 'agreed') fail('illegal_step');
        await refuseDeal({ tx, lead, at: clock.now(), author: caller.customerUserId }, { isDeleted: true });
        await record(tx, caller, { action: 'couples.deleteDeal', subject: { kind: 'coupleProvider', id } });
        await notifyChanged(tx, caller, lead);
      });
    },

    async stats(caller: Member, query: DealFilter) {
      const scope = toDealScope(caller, query);
      const figures = await db.tenantRead(caller.customerId, (tx) => findDealFigures(tx, scope));
      const total = figures.agreed + figures.approved + figures.refused;
      return { ...figures, total, currency: CURRENCY };
    },
  };
}

function toDealScope(
  caller: Member,
  { providerIds: chosen, agreedAtStart, agreedAtEnd, status }: DealFilter,
): DealScope {
  const { customerId, providerIds } = toLeadOwner(caller);
  return {
    customerId,
    providerIds: chosen ? providerIds.filter((id) => chosen.includes(id)) : providerIds,
    status,
    agreedFrom: agreedAtStart,
    agreedTo: agreedAtEnd,
  };
}
