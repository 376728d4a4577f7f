import type { Insertable } from 'kysely';
import { coupleName, emailOf, mobile } from '#fake-data/people.ts';
import type { Random } from '#fake-data/random.ts';
import { type Request, makeRequest, messageBody } from '#fake-data/requests.ts';
import { buildCouple, buildDeal, buildLead, buildReminder } from '#domains/couples/leads/leads.factory.ts';
import type { LeadTable } from '#domains/couples/leads/leads.tables.ts';
import { buildMessage } from '#domains/couples/messages/messages.factory.ts';
import type { CategoryType } from '#domains/listing/providers/providers.tables.ts';
import { buildVisit } from '#domains/insight/statistics/statistics.factory.ts';
import type { Tx } from '#platform/db/db.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type Story, makeStory } from './demo-lead-story.ts';
import { SPECIAL_COUPLES } from './demo-special-couples.ts';
import { answerForm, tradeOf } from './demo-trades.ts';

const SIX_MONTHS_DAYS = 178;
const STILL_WAITING_DAYS = 4;
const DAY_MS = 24 * 60 * 60 * 1000;
const PLACES = ['Berry', 'Kiama', 'Kangaroo Valley', 'Jervis Bay', 'Still looking', ''] as const;
const SOURCES = [
  'search',
  'gallery',
  'search',
  'offer',
  'direct',
  'item',
  'catalog',
  'search',
  'advertisement',
] as const;
type Options = {
  random: Random;
  now: Date;
  customerId: number;
  providerId: number;
  authorId: number;
  count: number;
  oldestDays?: number;
  /** Starts with the special couples, each of which shows one feature. */
  withSpecials?: boolean;
};
type Special = (typeof SPECIAL_COUPLES)[number];

/** Requests to one provider, each with a history that fits its status. */
export async function demoLeads(tx: Tx, options: Options): Promise<void> {
  const provider = await tx
    .selectFrom('providers')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .select(['time_zone', 'category_type'])
    .where('providers.id', '=', options.providerId)
    .executeTakeFirstOrThrow();
  const takenDays = new Set<string>();
  for (let number = 0; number < options.count; number += 1) {
    const special = options.withSpecials ? SPECIAL_COUPLES[number] : undefined;
    const { time_zone: timeZone, category_type: category } = provider;
    await demoLead(tx, { ...options, timeZone, category, takenDays, special });
  }
}

type LeadOptions = Options & {
  timeZone: string;
  category: CategoryType;
  takenDays: Set<string>;
  special: Special | undefined;
};

async function demoLead(tx: Tx, one: LeadOptions): Promise<void> {
  const { random, now, customerId, providerId, special } = one;
  const asked = makeDemoRequest(one);
  const story = makeStory(random, asked, now, one.timeZone);
  const name = special?.name ?? (asked.isWedding ? coupleName(random) : 'Southline Architects');
  const phone = mobile(random);
  const couple = await buildCouple(tx, name, {
    email: emailOf(random, name),
    phone,
    last_active_at: (story.turns.findLast((turn) => turn.direction === 'in')?.at ?? asked.createdAt).toISOString(),
  });
  const items = special?.hasItems || random.chance(0.15) ? tradeOf(one.category).items.slice(0, random.int(1, 3)) : [];
  const { id } = await buildLead(tx, {
    ...toColumns(asked, story),
    customer_id: customerId,
    provider_id: providerId,
    couple_id: couple.id,
    couple_name: name,
    couple_phone: phone,
    place: random.pick(PLACES),
    item_count: items.length,
    ...special?.lead?.(now),
  });
  const of = { customer_id: customerId, lead_id: id };
  if (items.length > 0)
    await tx
      .insertInto('lead_items')
      .values(items.map(([item, price]) => ({ ...of, name: item, price, quantity: random.int(1, 6) })))
      .execute();
  await demoDetails(tx, one, of, asked);
  const texts = await demoConversation(tx, one, of, story);
  await demoTimeline(tx, one, { ...of, provider_id: providerId }, story, texts);
  await demoInterest(tx, one, { ...of, provider_id: providerId, couple_id: couple.id }, asked);
  if (story.dealAt) {
    const status = asked.status === 'deal_approved' ? 'approved' : 'agreed';
    await buildDeal(tx, { ...of, status, agreed_at: story.dealAt.toISOString(), price: asked.budget });
  }
  if (special) await demoSpecial(tx, one, of, special);
}

/** A request from the fake data. Special ones are a few days old, and no two deals share a day. */
function makeDemoRequest({ random, now, oldestDays = SIX_MONTHS_DAYS, ...one }: LeadOptions): Request {
  const { special, takenDays, category } = one;
  const asked = makeRequest(random, now, special ? 4 : oldestDays);
  asked.budget = Math.max(500, Math.round((asked.budget * tradeOf(category).share) / 100) * 100);
  if (special) Object.assign(asked, { status: special.status, isWedding: true });
  // This vendor answers within days, so unanswered requests must be recent.
  if (asked.status === 'new' || asked.status === 'pending')
    asked.createdAt = new Date(
      now.getTime() - ((now.getTime() - asked.createdAt.getTime()) * STILL_WAITING_DAYS) / SIX_MONTHS_DAYS,
    );
  if (asked.status !== 'deal' && asked.status !== 'deal_approved') return asked;
  while (takenDays.has(asked.organizationDate)) asked.organizationDate = dayAfter(asked.organizationDate);
  takenDays.add(asked.organizationDate);
  return asked;
}

function dayAfter(day: string): string {
  return new Date(new Date(day).getTime() + DAY_MS).toISOString().slice(0, 10);
}

function toColumns(asked: Request, story: Story): Partial<Insertable<LeadTable>> {
  return {
    created_at: asked.createdAt.toISOString(),
    organization_date: asked.organizationDate,
    organization_type_id: asked.isWedding ? 1 : 6,
    guests: asked.guests,
    budget: asked.budget,
    status: asked.status,
    process_state_id: story.processStateId,
    reject_reason_id: story.rejectReasonId,
    report_reason_id: asked.status === 'spam_reported' ? 1 : null,
    spam_confirmed_at: asked.status === 'spam_reported' ? asked.createdAt.toISOString() : null,
    is_wedding: asked.isWedding,
    is_prepaid: asked.isPrepaid,
    first_lead_type: asked.isPlus ? 'plusLead' : 'lead',
    unread_message_count: story.unread,
    read_at: story.readAt?.toISOString() ?? null,
    waiting_since: story.waitingSince?.toISOString() ?? null,
    first_answered_at: story.firstAnsweredAt?.toISOString() ?? null,
    answer_minutes: story.answerMinutes,
    last_message_at: story.turns.at(-1)?.at.toISOString() ?? null,
  };
}

type OfLead = { customer_id: number; lead_id: number };

async function demoDetails(tx: Tx, one: LeadOptions, of: OfLead, asked: Request): Promise<void> {
  const { random, special, category } = one;
  const answers = asked.isWedding ? await answerForm(tx, random, category, asked) : [];
  const wantsLoan = special?.hasLoan || random.chance(0.06);
  await tx
    .insertInto('lead_details')
    .values({
      ...of,
      message: random.pick(tradeOf(category).openers),
      answers: JSON.stringify(answers),
      loan_requested: wantsLoan,
      loan_amount: wantsLoan ? 15_000 : null,
      loan_requested_at: wantsLoan ? asked.createdAt.toISOString() : null,
    })
    .execute();
}

/** Message texts by their time. */
type Texts = ReadonlyMap<number, string>;

async function demoConversation(
  tx: Tx,
  { random, authorId, category }: LeadOptions,
  of: OfLead,
  story: Story,
): Promise<Texts> {
  const texts = new Map<number, string>();
  for (const [index, { direction, at }] of story.turns.entries()) {
    const isUnread = story.unread > 0 && index === story.turns.length - 1;
    const body = direction === 'in' ? random.pick(tradeOf(category).openers) : messageBody(random, direction);
    const last = [...texts.values()].at(-1);
    texts.set(at.getTime(), body);
    await buildMessage(tx, {
      ...of,
      direction,
      subject: direction === 'out' && index === 0 ? 'Your wedding day' : null,
      body,
      author_id: direction === 'out' ? authorId : null,
      state: direction === 'out' ? 'delivered' : 'received',
      sender_kind: direction === 'in' ? 'couple' : null,
      whole_body: direction === 'in' && last ? `${body}\n\nYou wrote:\n> ${last.replaceAll('\n', '\n> ')}` : null,
      created_at: at.toISOString(),
      read_at: direction === 'out' || isUnread ? null : at.toISOString(),
    });
  }
  return texts;
}

async function demoTimeline(
  tx: Tx,
  { authorId }: LeadOptions,
  of: OfLead & { provider_id: number },
  { events }: Story,
  texts: Texts,
): Promise<void> {
  await tx
    .insertInto('lead_events')
    .values(
      events.map(({ kind, at, byVendor, details }) => ({
        ...of,
        kind,
        at: at.toISOString(),
        customer_user_id: byVendor ? authorId : null,
        details: JSON.stringify({ ...details, ...toText(kind, texts.get(at.getTime())) }),
      })),
    )
    .execute();
}

/** The timeline shows the start of a message. */
function toText(kind: string, body: string | undefined): { text?: string } {
  return body && /_email$|^email_/.test(kind) ? { text: body.slice(0, 140) } : {};
}

/** Visits to the page around the request, and sometimes a like. */
async function demoInterest(
  tx: Tx,
  { random, now, timeZone }: LeadOptions,
  { customer_id, provider_id, lead_id, couple_id }: OfLead & { provider_id: number; couple_id: number },
  asked: Request,
): Promise<void> {
  const visits = random.int(0, 4);
  if (visits === 0) return;
  const moments = Array.from(
    { length: visits },
    (_none, index) => asked.createdAt.getTime() + (index - 1) * random.int(2, 30) * 3_600_000,
  )
    .filter((moment) => moment <= now.getTime())
    .map((moment) => new Date(moment).toISOString());
  for (const [index, visited_at] of moments.entries())
    await buildVisit(tx, {
      customer_id,
      provider_id,
      couple_id,
      visited_at,
      day: dayIn(new Date(visited_at), timeZone),
      source: SOURCES[(lead_id + index) % SOURCES.length],
    });
  const event = { customer_id, provider_id, lead_id, customer_user_id: null };
  const at = moments.toSorted().at(-1) ?? asked.createdAt.toISOString();
  await tx
    .insertInto('lead_events')
    .values([
      { ...event, kind: 'visit_log', at, details: JSON.stringify({ count: moments.length }) },
      ...(random.chance(0.3) ? [{ ...event, kind: 'like', at, details: '{}' }] : []),
    ])
    .execute();
}

async function demoSpecial(
  tx: Tx,
  { now, authorId, providerId }: LeadOptions,
  of: OfLead,
  special: Special,
): Promise<void> {
  if (special.note) {
    const at = new Date(now.getTime() - 90 * 60_000).toISOString();
    await tx
      .insertInto('lead_notes')
      .values({ ...of, customer_user_id: authorId, body: special.note, created_at: at })
      .execute();
    const event = { ...of, provider_id: providerId, kind: 'note_added', at, customer_user_id: authorId };
    await tx
      .insertInto('lead_events')
      .values({ ...event, details: JSON.stringify({ text: special.note }) })
      .execute();
  }
  if (special.remindInMinutes === undefined) return;
  const due = new Date(now.getTime() + special.remindInMinutes * 60_000).toISOString();
  await buildReminder(tx, {
    ...of,
    customer_user_id: authorId,
    due_at: due,
    text: 'Ask if the offer suits them',
    told_at: special.remindInMinutes < 0 ? due : null,
  });
  await tx
    .updateTable('leads')
    .set({ reminder_at: due, status: 'call_again', process_state_id: null })
    .where('id', '=', of.lead_id)
    .execute();
}
