import { LIMITED_PACKAGE_LEADS_PER_MONTH } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import { isOnLimited, monthOf } from './lead-allowance.service.ts';
import { type WholeLead, lockLead } from './lead-detail.repository.ts';
import { type NewItem, insertDetails, insertItems } from './new-leads.repository.ts';
import { ownerOf } from './lead-journal.service.ts';
import {
  countReveals,
  findReleased,
  insertReveal,
  insertWithheld,
  lockReveals,
  nameCouple,
  takeWithheld,
} from './lead-reveals.repository.ts';
import { lockLeadAnywhere } from './lead-system.repository.ts';

type OfLead = { customer_id: number; id: number };

/** What a request says beyond its row: what the page shows of it, and the items asked about. */
export type RequestContent = {
  details: {
    message: string;
    answers: string;
    loan_requested: boolean;
    loan_amount: number | null;
    loan_requested_at: string | null;
  };
  items: readonly NewItem[];
};

/** Puts a message that was kept back into its conversation; the content is what was handed to `withhold`. */
export type LetMessageIn = (tx: Tx, lead: WholeLead, at: Date, content: unknown) => Promise<void>;

type Ports = { db: Db; clock: Clock; letMessageIn: LetMessageIn };

export async function keepRequestContent(
  tx: Tx,
  { customer_id, id }: OfLead,
  { details, items }: RequestContent,
): Promise<void> {
  const of = { customer_id, lead_id: id };
  await insertDetails(tx, { ...of, ...details });
  await insertItems(tx, of, items);
}

/** Keeps what a couple wrote out of every customer's reach until their request is shown. */
export function withhold(
  tx: Tx,
  { customer_id, id }: OfLead,
  post: { kind: 'request'; at: Date; content: RequestContent } | { kind: 'message'; at: Date; content: object },
): Promise<void> {
  const { kind, at, content } = post;
  return insertWithheld(tx, {
    customer_id,
    lead_id: id,
    kind,
    at: at.toISOString(),
    content: JSON.stringify(content),
  });
}

export type LeadReveals = ReturnType<typeof createLeadReveals>;

/** Showing requests that a limited package keeps back: the one door through which their couples become known. */
export function createLeadReveals({ db, clock, letMessageIn }: Ports) {
  return {
    /** Shows a request if the month has one left, or the package holds it by now. Tells whether it is shown. */
    reveal(caller: Member, id: number): Promise<boolean> {
      return db.system(async (tx) => {
        const lead = (await lockLead(tx, ownerOf(caller), id)) ?? fail('not_found');
        // Somebody else has shown it meanwhile.
        if (!lead.withheld) return true;
        const at = clock.now();
        if (isOnLimited(lead, at) && !(await count(tx, caller, lead, at))) return false;
        await show(tx, lead, letMessageIn);
        await record(tx, caller, { action: 'leads.reveal', subject: { kind: 'lead', id } });
        return true;
      });
    },
  };
}

/** Writes the look into the month's ledger, if there is room; tells whether there was. */
async function count(tx: Tx, caller: Member, lead: WholeLead, at: Date): Promise<boolean> {
  const { customer_id: customerId, provider_id: providerId } = lead;
  const month = monthOf(at);
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

async function show(tx: Tx, lead: WholeLead, letMessageIn: LetMessageIn): Promise<void> {
  await nameCouple(tx, lead.customer_id, lead.id);
  for (const { kind, at, content } of await takeWithheld(tx, lead.customer_id, lead.id)) {
    if (kind === 'request') await keepRequestContent(tx, lead, content as RequestContent);
    else await letMessageIn(tx, lead, new Date(at), content);
  }
}

const RELEASED_AT_ONCE = 200;

/** Shows what was kept back from providers who have paid since. */
export async function releaseRequests({ db, clock, letMessageIn }: Ports): Promise<void> {
  const now = clock.now().toISOString();
  const released = await db.system((tx) => findReleased(tx, { now, limit: RELEASED_AT_ONCE }));
  for (const { customer_id: customerId, id } of released)
    await db.system(async (tx) => {
      const lead = await lockLeadAnywhere(tx, customerId, id);
      if (!lead?.withheld) return;
      await show(tx, lead, letMessageIn);
      await notifyTeam(tx, { customerId, providerId: lead.provider_id }, { kind: 'lead_changed', leadId: id });
    });
  if (released.length === RELEASED_AT_ONCE) await releaseRequests({ db, clock, letMessageIn });
}
