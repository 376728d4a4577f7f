import type { Random } from './random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const STATUSES = [
  ['new', 14],
  ['pending', 12],
  ['negotiating', 22],
  ['offer_made', 14],
  ['deal', 6],
  ['deal_approved', 9],
  ['rejected', 14],
  ['call_again', 5],
  ['not_wedding', 3],
  ['spam_reported', 1],
] as const;

const HOURS = [
  [8, 2],
  [9, 3],
  [10, 3],
  [11, 3],
  [12, 4],
  [13, 4],
  [14, 3],
  [15, 3],
  [17, 4],
  [19, 7],
  [20, 9],
  [21, 8],
  [22, 4],
] as const;

export type Request = {
  createdAt: Date;
  organizationDate: string;
  guests: number;
  budget: number;
  status: (typeof STATUSES)[number][0];
  isWedding: boolean;
  isPrepaid: boolean;
  isPlus: boolean;
};

/** A realistic request: mostly sent in the evening, mostly for a Saturday. */
export function makeRequest(random: Random, now: Date, oldestDays: number): Request {
  const age = Math.floor(random.next() ** 1.4 * oldestDays);
  const createdAt = new Date(now.getTime() - age * DAY_MS);
  createdAt.setUTCHours(random.weighted(HOURS) - 10, random.int(0, 59), random.int(0, 59), 0);
  if (createdAt > now) createdAt.setTime(now.getTime() - random.int(5, 600) * 60_000);
  const status =
    age > 60 && random.chance(0.7)
      ? random.pick(['rejected', 'deal_approved', 'offer_made'] as const)
      : random.weighted(STATUSES);
  const guests = random.int(4, 22) * 10;
  return {
    createdAt,
    organizationDate: weddingDay(random, createdAt),
    guests,
    budget: Math.round((guests * random.int(110, 260)) / 500) * 500,
    status,
    isWedding: status !== 'not_wedding',
    isPrepaid: random.chance(0.08),
    isPlus: random.chance(0.12),
  };
}

/** Seven in ten on a Saturday, four to eighteen months later. */
function weddingDay(random: Random, from: Date): string {
  const day = new Date(from.getTime() + random.int(120, 540) * DAY_MS);
  if (random.chance(0.7)) day.setUTCDate(day.getUTCDate() + ((6 - day.getUTCDay() + 7) % 7));
  return day.toISOString().slice(0, 10);
}

export const OPENERS = [
  'We loved the ceremony photos on your page. Is our date still free?',
  'Could you send us your package prices for that day, please?',
  'Our families are coming from overseas, so we’d like to book soon.',
  'What does your most popular package include?',
  'Do you have a weekday price? We’re flexible that week.',
  'How soon would we have to decide?',
  'Could we come and see you next weekend?',
] as const;
export const ANSWERS = [
  'Thank you for writing to us! Your date is free at the moment.',
  'I have attached our packages. Would a call this week suit you?',
  'Congratulations to you both. We would love to show you around.',
  'Yes, we can do that. A 20% deposit holds the day for you.',
  'Just checking if you’ve had a chance to look at our offer.',
] as const;

export function messageBody(random: Random, direction: 'in' | 'out'): string {
  return direction === 'in' ? random.pick(OPENERS) : random.pick(ANSWERS);
}
