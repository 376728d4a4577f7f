import { coupleName, emailOf } from '#fake-data/people.ts';
import { createRandom } from '#fake-data/random.ts';
import type { Tx } from '#platform/db/db.ts';
import { addDays, monthsBefore } from '#platform/time/calendar.ts';

const WEDDING_AFTER_DAYS = 150;

type PastRequests = {
  customerId: number;
  providerId: number;
  now: Date;
  seed: number;
  /** The range of requests, in months before now. */
  months: { from: number; to: number };
  perMonth: number;
  /** The share that became deals. */
  won: number;
};

/** Closed requests: some became a wedding in the past, the others were rejected. */
export async function demoPastRequests(tx: Tx, past: PastRequests): Promise<void> {
  const random = createRandom(past.seed);
  const begin = monthsBefore(past.now, past.months.to).getTime();
  const end = monthsBefore(past.now, past.months.from).getTime();
  const count = past.perMonth * (past.months.to - past.months.from);
  const requests = Array.from({ length: count }, (_, index) => ({
    name: coupleName(random),
    at: new Date(begin + ((end - begin) * (index + random.next())) / count),
    isWon: random.chance(past.won),
    guests: random.int(4, 24) * 10,
    budget: random.int(6, 48) * 1000,
    tookDays: random.int(2, 75),
    reason: random.int(1, 6),
  }));
  const couples = await tx
    .insertInto('couples')
    .values(requests.map(({ name }) => ({ name, email: emailOf(random, name), phone: null })))
    .returning('id')
    .execute();
  const leads = await tx
    .insertInto('leads')
    .values(
      requests.map(({ name, at, isWon, guests, budget, reason }, index) => ({
        customer_id: past.customerId,
        provider_id: past.providerId,
        couple_id: couples[index]?.id ?? 0,
        extension_number: String(1000 + index),
        couple_name: name,
        created_at: at.toISOString(),
        read_at: at.toISOString(),
        guests,
        budget,
        status: isWon ? 'deal_approved' : 'rejected',
        reject_reason_id: isWon ? null : reason,
      })),
    )
    .returning('id')
    .execute();
  const of = (index: number) => ({
    customer_id: past.customerId,
    provider_id: past.providerId,
    lead_id: leads[index]?.id ?? 0,
  });
  await tx
    .insertInto('lead_events')
    .values(
      requests.map(({ at }, index) => ({ ...of(index), kind: 'info_request', at: at.toISOString(), details: '{}' })),
    )
    .execute();
  const won = requests.flatMap((request, index) => (request.isWon ? [{ ...request, index }] : []));
  const taken = await tx
    .selectFrom('couple_providers')
    .select('wedding_date')
    .where('provider_id', '=', past.providerId)
    .execute();
  const free = freeSaturdays(new Set(taken.map(({ wedding_date }) => wedding_date)), past.now);
  await tx
    .insertInto('couple_providers')
    .values(
      won.map(({ at, tookDays, budget, index }) => {
        const agreedAt = new Date(Math.min(addDays(at, tookDays).getTime(), past.now.getTime() - 1));
        return {
          ...of(index),
          couple_id: couples[index]?.id ?? 0,
          status: 'approved' as const,
          agreed_at: agreedAt.toISOString(),
          price: Math.round(budget * 0.45),
          wedding_date: free(addDays(agreedAt, WEDDING_AFTER_DAYS)),
          // They have been asked for a comment.
          comment_requested_at: past.now.toISOString(),
        };
      }),
    )
    .execute();
}

/** The last free Saturday up to a moment and before today: no day is booked twice. */
function freeSaturdays(taken: Set<string | null>, now: Date): (moment: Date) => string {
  return (moment) => {
    let day = new Date(Math.min(moment.getTime(), addDays(now, -1).getTime()));
    day = addDays(day, -((day.getUTCDay() + 1) % 7));
    while (taken.has(toDay(day))) day = addDays(day, -7);
    taken.add(toDay(day));
    return toDay(day);
  };
}

function toDay(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
