import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import type { CoupleEvent, VisitSource } from '@bellbird/contract/couples/marketplace';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { notifyTeam } from '#domains/attention/notifications/notifications.public.ts';
import {
  type AppointmentAnswers,
  type LeadRow,
  applyStep,
  approveDeal,
  deleteCoupleAccount,
  findCoupleByMarketplaceId,
  isOpenStatus,
  lockLeadByRequestId,
  makeDeal,
  notifyCalendar,
  recordCoupleActivity,
  recordLike,
  recordVisitOnLead,
  stopWaitingAnswer,
  updateContactPreference,
} from '#domains/couples/leads/leads.public.ts';
import { addToConversation } from '#domains/couples/messages/messages.public.ts';
import { findProviderOwner, recordReceivedEvent } from './marketplace.repository.ts';
import { assertNotLeft, assertPresent } from './provider-presence.rules.ts';

type EventOf<T extends CoupleEvent['type']> = Extract<CoupleEvent, { type: T }>;
type RequestEvent = Extract<CoupleEvent, { requestId: string }>;
/** What changes a request; a message adds to its conversation. */
type StepOfCouple = Exclude<RequestEvent, EventOf<'wrote'>>;
type PageEvent = EventOf<'visited' | 'advertised'>;
type AccountEvent = Exclude<CoupleEvent, RequestEvent | PageEvent>;

export type Visit = {
  providerId: number;
  coupleId: number | null;
  /** The marketplace's id of an unknown visitor. */
  visitor: string;
  source: VisitSource;
  page: string;
  at: Date;
};

export type Adverts = { providerId: number; shown: number; clicked: number; at: Date };

/** Counts visits and adverts. The statistics domain implements it, and the wiring hands it in. */
export type VisitCounter = {
  recordVisit: (tx: Tx, visit: Visit) => Promise<void>;
  countAdverts: (tx: Tx, adverts: Adverts) => Promise<void>;
};

/** What couples do to reach a vendor; a cancellation and a confirmation are accepted whatever the vendor does. */
const NEEDS_VENDOR: ReadonlySet<string> = new Set(['wrote', 'appointment_proposed', 'deal_declared']);

/** The sender's name in `received_events`. */
const SOURCE = 'marketplace';

type Ports = {
  db: Db;
  clock: Clock;
  visits: VisitCounter;
  appointmentAnswers: Pick<AppointmentAnswers, 'stop'>;
};

export type CoupleEventsService = ReturnType<typeof createCoupleEventsService>;

/** What couples do on the marketplace. An event received twice is applied once. */
export function createCoupleEventsService({ db, clock, visits, appointmentAnswers }: Ports) {
  return {
    async receive(event: CoupleEvent): Promise<void> {
      await db.system(async (tx) => {
        const at = clock.now();
        if (!(await recordReceivedEvent(tx, SOURCE, event.eventId, at.toISOString()))) return;
        if ('providerId' in event) assertPresent((await findProviderOwner(tx, event.providerId)) ?? fail('not_found'));
        if (event.type === 'advertised') return visits.countAdverts(tx, { ...event, at });
        if (event.type === 'visited') return recordVisit(tx, event, at);
        await ('requestId' in event ? applyToRequest(tx, event, at, appointmentAnswers) : applyToCouple(tx, event, at));
      });
    },
  };

  /** A visit to a provider's page, by a couple or by an unknown visitor. */
  async function recordVisit(tx: Tx, event: EventOf<'visited'>, at: Date): Promise<void> {
    const { eventId, providerId, source, page } = event;
    const couple = event.coupleId === null ? null : await findCouple(tx, event.coupleId);
    const visitor = event.visitor ?? eventId;
    await visits.recordVisit(tx, { providerId, coupleId: couple?.id ?? null, visitor, source, page, at });
    if (!couple) return;
    await recordCoupleActivity(tx, couple.id, at);
    await recordVisitOnLead(tx, couple.id, providerId, at);
  }
}

async function findCouple(tx: Tx, marketplaceId: string): Promise<{ id: number }> {
  return (await findCoupleByMarketplaceId(tx, marketplaceId)) ?? fail('not_found');
}

async function applyToRequest(
  tx: Tx,
  event: RequestEvent,
  at: Date,
  answers: Ports['appointmentAnswers'],
): Promise<void> {
  const lead = (await lockLeadByRequestId(tx, event.requestId)) ?? fail('not_found');
  if (NEEDS_VENDOR.has(event.type)) assertNotLeft((await findProviderOwner(tx, lead.provider_id)) ?? fail('not_found'));
  await recordCoupleActivity(tx, lead.couple_id, at);
  // The conversation notifies the team of messages.
  if (event.type === 'wrote') return addMessage(tx, lead, event, at);
  // Another time is proposed, or nothing comes of it: a yes or no that has not left yet would be wrong.
  if (event.type === 'appointment_proposed' || event.type === 'cancelled')
    await stopWaitingAnswer({ tx, lead, at }, answers);
  await applyToLead(tx, lead, event, at);
  // A visit that was agreed on is off, or no longer at that time.
  if (lead.appointment_state === 'approved') await notifyCalendar(tx, lead);
  const team = { customerId: lead.customer_id, providerId: lead.provider_id };
  await notifyTeam(tx, team, toNotice(lead, event));
}

/** What the vendor has to know at once is told like a message: in the panel, by push, and by mail if nobody looks. */
function toNotice(lead: LeadRow, event: StepOfCouple): LiveEvent {
  const couple = { leadId: lead.id, coupleName: lead.couple_name };
  if (event.type === 'appointment_proposed') return { kind: 'appointment', ...couple, appointmentAt: event.at };
  if (event.type === 'deal_declared') return { kind: 'booking', ...couple };
  if (event.type === 'deal_confirmed') return { kind: 'confirmed', ...couple };
  if (event.type === 'cancelled' && lead.cancelled_at === null) return { kind: 'cancelled', ...couple };
  return { kind: 'lead_changed', leadId: lead.id };
}

async function applyToLead(tx: Tx, lead: LeadRow, event: StepOfCouple, at: Date): Promise<unknown> {
  const step = { tx, lead, at, author: null };
  switch (event.type) {
    case 'appointment_proposed':
      // No visit without a request: lists, the calendar and both channels say that it is cancelled.
      if (lead.cancelled_at !== null) fail('illegal_step');
      return applyStep(step, {
        kind: 'appointment_proposed',
        change: {
          appointment_at: event.at,
          appointment_state: 'proposed',
          ...(isOpenStatus(lead.status) && { waiting_since: lead.waiting_since ?? at.toISOString() }),
        },
        details: { text: event.at },
        isFinal: true,
      });
    case 'deal_declared':
      return makeDeal(step, { price: event.price, isDeclaredByCouple: true });
    case 'deal_confirmed':
      return approveDeal(step, undefined, true);
    case 'cancelled':
      return applyStep(step, {
        kind: 'couple_cancelled',
        change: { cancelled_at: lead.cancelled_at ?? at.toISOString(), waiting_since: null },
        isFinal: true,
      });
  }
}

async function addMessage(tx: Tx, lead: LeadRow, event: EventOf<'wrote'>, at: Date): Promise<void> {
  if (!(await recordReceivedEvent(tx, `${SOURCE} message`, event.messageId, at.toISOString()))) return;
  const message = {
    kind: 'receive_message' as const,
    type: 'email' as const,
    // An empty name means the couple's own; a withheld lead must not contain it.
    senderName: lead.withheld ? '' : lead.couple_name,
    subject: '',
    body: event.message,
    messageId: null,
    references: [],
    files: [],
  };
  const thread = { leadId: lead.id, customerId: lead.customer_id, providerId: lead.provider_id };
  await addToConversation(tx, at, message, thread);
}

async function applyToCouple(tx: Tx, event: AccountEvent, at: Date): Promise<void> {
  const couple = await findCouple(tx, event.coupleId);
  switch (event.type) {
    case 'liked':
      await recordCoupleActivity(tx, couple.id, at);
      return recordLike(tx, couple.id, event.providerId, at);
    case 'contact_preference':
      return updateContactPreference(tx, couple.id, event.contactPreference);
    case 'account_deleted':
      return deleteCoupleAccount(tx, couple.id, at);
  }
}
