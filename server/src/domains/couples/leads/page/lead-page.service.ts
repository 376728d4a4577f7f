import type { LeadDay, LeadDetail } from '@bellbird/contract/couples/leads';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { readDay } from '../deals/deal-days.operations.ts';
import { findOwnLead } from '../lead-access.operations.ts';
import { markOpened } from '../lead-marks.repository.ts';
import { type LeadRow, findDetails, findItems } from '../leads.repository.ts';
import { recordEvent } from '../timeline/lead-events.operations.ts';
import type { LeadRevealsService } from '../withheld/lead-reveals.service.ts';
import { findLeadPage, findOwnLeadPage } from './lead-page.operations.ts';
import { presentAnswers } from './lead-page.presenter.ts';

type Ports = { db: Db; clock: Clock; reveals: LeadRevealsService };

export type LeadPageService = ReturnType<typeof createLeadPageService>;

/** One lead and what the couple asked for. */
export function createLeadPageService({ db, clock, reveals }: Ports) {
  /** Opening a lead for the first time marks it read and moves a new one to pending. */
  function open(caller: Member, id: number): Promise<LeadDetail> {
    return db.tenant(caller.customerId, async (tx) => {
      const lead = await findOwnLead(tx, caller, id);
      const at = clock.now();
      const opened = await markOpened(tx, { customerId: caller.customerId, id }, at.toISOString());
      if (opened?.wasNew) {
        const details = { from: 'new', to: 'pending' };
        await recordEvent(tx, lead, { kind: 'status_changed', at, customerUserId: caller.customerUserId, details });
      }
      const page = await findLeadPage(tx, await findOwnLead(tx, caller, id), at);
      if (opened) {
        const team = { customerId: caller.customerId, providerId: lead.provider_id };
        await notifyTeam(tx, team, { kind: 'lead_changed', leadId: id });
      }
      return page;
    });
  }

  /** A withheld lead has only what its row contains. Reading a lead for the first time opens it. */
  async function openIfNew(caller: Member, { lead, page }: { lead: LeadRow; page: LeadDetail }): Promise<LeadDetail> {
    // Staff acting for a customer change nothing and use up nothing.
    if (caller.actor) return page;
    const { hasUnseenAlerts } = page;
    const opened = async () => ({ ...(await open(caller, lead.id)), isFirstOpening: true, hasUnseenAlerts });
    if (lead.withheld) return (await reveals.reveal(caller, lead.id)) ? opened() : page;
    return lead.read_at === null || lead.status === 'new' ? opened() : page;
  }

  async function findWith<T>(caller: Member, id: number, work: (tx: Tx) => Promise<T>) {
    const now = clock.now();
    const [found, other] = await db.tenantRead(caller.customerId, (tx) =>
      Promise.all([findOwnLeadPage(tx, caller, id, now), work(tx)]),
    );
    return { found, with: other };
  }

  return {
    async read(caller: Member, id: number): Promise<LeadDetail> {
      const now = clock.now();
      const found = await db.tenantRead(caller.customerId, (tx) => findOwnLeadPage(tx, caller, id, now));
      return openIfNew(caller, found);
    },

    /** The same, together with what somebody else reads at the same time. */
    async readWith<T>(
      caller: Member,
      id: number,
      work: (tx: Tx) => Promise<T>,
    ): Promise<{ page: LeadDetail; with: T }> {
      const { found, with: other } = await findWith(caller, id, work);
      return { page: await openIfNew(caller, found), with: other };
    },

    /** The same without opening or revealing the request: nobody has seen it yet. */
    async peekWith<T>(
      caller: Member,
      id: number,
      work: (tx: Tx) => Promise<T>,
    ): Promise<{ page: LeadDetail; with: T }> {
      const { found, with: other } = await findWith(caller, id, work);
      return { page: found.page, with: other };
    },

    /** What the couple can book on a day. */
    async day(caller: Member, id: number, date: string): Promise<LeadDay> {
      return db.tenantRead(caller.customerId, async (tx) =>
        readDay(tx, await findOwnLead(tx, caller, id), date, clock.now()),
      );
    },

    async items(caller: Member, id: number) {
      return db.tenantRead(caller.customerId, async (tx) => {
        await findOwnLead(tx, caller, id);
        return findItems(tx, caller.customerId, id);
      });
    },

    async data(caller: Member, id: number) {
      return db.tenantRead(caller.customerId, async (tx) => {
        await findOwnLead(tx, caller, id);
        return presentAnswers(await findDetails(tx, caller.customerId, id));
      });
    },
  };
}
