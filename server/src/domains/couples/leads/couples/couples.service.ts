import type { CoupleHit } from '@bellbird/contract/couples/leads';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { COUNTRY, LEAD_WINDOW_MONTHS } from '@bellbird/contract/shared/limits';
import { internationalPhone } from '@bellbird/contract/shared/phone-number';
import { toSearchKey } from '@bellbird/contract/shared/search-key';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { fail } from '#platform/errors/app-error.ts';
import { monthsBefore } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findOwnLead, toLeadOwner } from '../lead-access.operations.ts';
import { presentHits } from './couples.presenter.ts';
import {
  countVisits,
  findByCode,
  findByMessage,
  findByName,
  findByPhone,
  findFigures,
  findLastActivity,
  findVisitFigures,
  visitsQuery,
} from './couples.repository.ts';

const MAX_HITS = 20;
/** Shorter texts are found in almost every message. */
const MIN_MESSAGE_QUERY = 3;
/** A search is not limited to the last six months, as lists are. */
const BEFORE_ALL_LEADS = '2000-01-01T00:00:00Z';

export type CouplesService = ReturnType<typeof createCouplesService>;

export function createCouplesService({ db, clock }: { db: Db; clock: Clock }) {
  const since = () => monthsBefore(clock.now(), LEAD_WINDOW_MONTHS).toISOString();

  return {
    /**
     * Searches every couple there ever was: names, then codes, whole phone numbers and messages, each with its own bounded query. Messages only when
     * there is room for them: they come last and cost most.
     */
    async search(caller: Member, wanted: string): Promise<CoupleHit[]> {
      const scope = { ...toLeadOwner(caller), since: BEFORE_ALL_LEADS, limit: MAX_HITS };
      const part = likePart(wanted);
      const words = wanted.toLowerCase();
      const phone = internationalPhone(wanted, COUNTRY)?.replaceAll(' ', '');
      return db.tenantRead(caller.customerId, async (tx) => {
        const [name, code, number] = await Promise.all([
          findByName(tx, { ...scope, part: likePart(toSearchKey(wanted)) }),
          // Codes are numbers.
          /\d/.test(wanted) ? findByCode(tx, { ...scope, part }) : [],
          phone ? findByPhone(tx, { ...scope, phone }) : [],
        ]);
        const isFull = presentHits({ name, code, phone: number, message: [] }).length >= MAX_HITS;
        const isSearched = !isFull && wanted.length >= MIN_MESSAGE_QUERY;
        const message = isSearched ? await findByMessage(tx, { ...scope, part, words }) : [];
        return presentHits({ name, code, phone: number, message }).slice(0, MAX_HITS);
      });
    },

    async stats(caller: Member, leadId: number) {
      const { lead, visits } = await db.tenantRead(caller.customerId, async (tx) => {
        const found = await findOwnLead(tx, caller, leadId);
        const of = { customerId: caller.customerId, providerId: found.provider_id, coupleId: found.couple_id };
        return { lead: found, visits: await findVisitFigures(tx, of) };
      });
      const figures = await db.system((tx) => findFigures(tx, lead.couple_id));
      return {
        requestsSent: figures.requests,
        offersReceived: figures.offers,
        dealsMade: figures.deals,
        lastVisitAt: visits.last_visit_at,
        visits: visits.visits,
      };
    },

    async lastActivity(caller: Member, coupleId: number): Promise<{ lastActiveAt: string | null }> {
      const row = await db.tenantRead(caller.customerId, (tx) => findLastActivity(tx, toLeadOwner(caller), coupleId));
      return { lastActiveAt: (row ?? fail('not_found')).last_active_at };
    },

    async visits(caller: Member, query: Paging & { coupleId?: number; providerIds?: number[] }) {
      const { customerId, providerIds } = toLeadOwner(caller);
      const wanted = query.providerIds;
      const scope = {
        customerId,
        providerIds: wanted ? providerIds.filter((id) => wanted.includes(id)) : providerIds,
        since: since(),
        coupleId: query.coupleId,
      };
      const window = { limit: query.limit, offset: (query.page - 1) * query.limit };
      const [rows, total] = await db.tenantRead(customerId, (tx) =>
        Promise.all([visitsQuery(tx, scope, window).execute(), countVisits(tx, scope)]),
      );
      const data = rows.map((row) => ({
        id: row.id,
        coupleId: row.couple_id,
        providerId: row.provider_id,
        visitedAt: row.visited_at,
        page: row.page,
      }));
      return { data, total };
    },
  };
}
