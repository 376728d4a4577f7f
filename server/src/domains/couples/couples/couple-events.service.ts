import type { CoupleEvent } from '@bellbird/contract/couples/couples';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';
import {
  type WholeLead,
  approveDeal,
  isOpen,
  lockLeadOfRequest,
  makeDeal,
  takeStep,
  writeEvent,
} from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from '#domains/couples/messages/messages.public.ts';
import { notifyTeam, notifyTeams } from '#domains/attention/notifications/notifications.public.ts';
import { countAdverts, countVisit } from '#domains/insight/statistics/statistics.public.ts';
import {
  type LeadOfCouple,
  countVisitInTimeline,
  deleteTellingsBefore,
  findCouple,
  findLeadWith,
  findLeadsOfCouple,
  isFirstTelling,
  updateCouple,
  updateLeadsOfCouple,
} from './marketplace.repository.ts';

type Of<T extends CoupleEvent['type']> = Extract<CoupleEvent, { type: T }>;
type OfRequest = Extract<CoupleEvent, { requestId: string }>;
type OfPage = Of<'visited' | 'advertised'>;
type OfCouple = Exclude<CoupleEvent, OfRequest | OfPage>;

/** The marketplace, among those who tell us things. */
const SOURCE = 'marketplace';

export type CoupleEventsService = ReturnType<typeof createCoupleEventsService>;

/** What couples do on the marketplace after they asked. TeamNotice twice, it happened once. */
export function createCoupleEventsService({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async receive(event: CoupleEvent): Promise<void> {
      await db.system(async (tx) => {
        const at = clock.now();
        if (!(await isFirstTelling(tx, SOURCE, event.eventId, at.toISOString()))) return;
        if (event.type === 'advertised') return countAdverts(tx, { ...event, at });
        if (event.type === 'visited') return visit(tx, event, at);
        await ('requestId' in event ? aboutRequest(tx, event, at) : aboutCouple(tx, event, at));
      });
    },
  };
}

/** The marketplace repeats within hours; a month is far beyond that. */
const KEPT_DAYS = 30;

export function forgetTellings({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  return db.system((tx) => deleteTellingsBefore(tx, addDays(clock.now(), -KEPT_DAYS).toISOString()));
}

async function aboutRequest(tx: Tx, event: OfRequest, at: Date): Promise<void> {
  const lead = (await lockLeadOfRequest(tx, event.requestId)) ?? fail('not_found');
  await updateCouple(tx, lead.couple_id, { last_active_at: at.toISOString() });
  // Whoever writes is told of by the conversation itself.
  if (event.type === 'wrote') return write(tx, lead, event, at);
  await happen(tx, lead, event, at);
  const team = { customerId: lead.customer_id, providerId: lead.provider_id };
  await notifyTeam(tx, team, { kind: 'lead_changed', leadId: lead.id });
}

async function happen(tx: Tx, lead: WholeLead, event: Exclude<OfRequest, Of<'wrote'>>, at: Date): Promise<unknown> {
  const step = { tx, lead, at, author: null };
  switch (event.type) {
    case 'appointment_proposed':
      return takeStep(step, {
        kind: 'appointment_proposed',
        change: {
          appointment_at: event.at,
          appointment_state: 'proposed',
          ...(isOpen(lead.status) && { waiting_since: lead.waiting_since ?? at.toISOString() }),
        },
        details: { text: event.at },
        isFinal: true,
      });
    case 'deal_declared':
      // Their word stands whatever else is on that day: the vendor approves or rejects it.
      return makeDeal(step, { price: event.price, despiteDayTaken: true, isDeclaredByCouple: true });
    case 'deal_confirmed':
      return approveDeal(step, undefined, true);
    case 'cancelled':
      return takeStep(step, {
        kind: 'couple_cancelled',
        change: { cancelled_at: lead.cancelled_at ?? at.toISOString(), waiting_since: null },
        isFinal: true,
      });
  }
}

async function write(tx: Tx, lead: WholeLead, event: Of<'wrote'>, at: Date): Promise<void> {
  if (!(await isFirstTelling(tx, `${SOURCE} message`, event.messageId, at.toISOString()))) return;
  const words = {
    kind: 'receive_message' as const,
    type: 'email' as const,
    // Without a name it is the couple's own, which the row of a request that is kept back does not tell.
    senderName: lead.withheld ? '' : lead.couple_name,
    subject: '',
    body: event.message,
    messageId: null,
    references: [],
    files: [],
  };
  const thread = { leadId: lead.id, customerId: lead.customer_id, providerId: lead.provider_id };
  await addToConversation(tx, at, words, thread);
}

async function aboutCouple(tx: Tx, event: OfCouple, at: Date): Promise<void> {
  const couple = (await findCouple(tx, event.coupleId)) ?? fail('not_found');
  switch (event.type) {
    case 'liked':
      await updateCouple(tx, couple.id, { last_active_at: at.toISOString() });
      return like(tx, couple.id, event.providerId, at);
    case 'contact_preference':
      await updateCouple(tx, couple.id, { contact_preference: event.contactPreference });
      await updateLeadsOfCouple(tx, couple.id, { contact_preference: event.contactPreference });
      return tellAll(tx, await findLeadsOfCouple(tx, couple.id));
    case 'account_deleted':
      return forget(tx, couple.id, at);
  }
}

/** A look at a provider's page, by a couple or by somebody who never said who they are. */
async function visit(tx: Tx, event: Of<'visited'>, at: Date): Promise<void> {
  const { eventId, providerId, source, page } = event;
  const couple = event.coupleId === null ? null : ((await findCouple(tx, event.coupleId)) ?? fail('not_found'));
  await countVisit(tx, {
    providerId,
    coupleId: couple?.id ?? null,
    visitor: event.visitor ?? eventId,
    source,
    page,
    at,
  });
  if (!couple) return;
  await updateCouple(tx, couple.id, { last_active_at: at.toISOString() });
  const lead = await findLeadWith(tx, couple.id, providerId);
  if (!lead || (await countVisitInTimeline(tx, lead, at.toISOString()))) return;
  await writeEvent(tx, lead, { kind: 'visit_log', at, details: { count: 1 } });
}

async function like(tx: Tx, coupleId: number, providerId: number, at: Date): Promise<void> {
  const lead = await findLeadWith(tx, coupleId, providerId);
  if (!lead) return;
  await writeEvent(tx, lead, { kind: 'like', at });
  await tellAll(tx, [lead]);
}

/** Who deletes their account is written to by nobody any more; their addresses go with it. */
async function forget(tx: Tx, coupleId: number, at: Date): Promise<void> {
  const moment = at.toISOString();
  await updateCouple(tx, coupleId, { deleted_at: moment, email: null, partner_email: null, phone: null });
  await updateLeadsOfCouple(tx, coupleId, {
    couple_deleted_at: moment,
    couple_phone: null,
    has_email: false,
    waiting_since: null,
  });
  const leads = await findLeadsOfCouple(tx, coupleId);
  for (const lead of leads) await writeEvent(tx, lead, { kind: 'couple_deleted', at });
  await tellAll(tx, leads);
}

/** Tells the teams of several customers, always in the same order of customers. */
async function tellAll(tx: Tx, leads: readonly LeadOfCouple[]): Promise<void> {
  for (const [customerId, theirs] of Map.groupBy(leads, (lead) => lead.customer_id)) {
    const told = theirs.map((lead) => ({
      providerId: lead.provider_id,
      event: { kind: 'lead_changed' as const, leadId: lead.id },
    }));
    await notifyTeams(tx, customerId, told);
  }
}
