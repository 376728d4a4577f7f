import type { AlertKind, AlertSettings, FallbackResult } from '@bellbird/contract/attention/alerts';
import { instantOf, localTime } from '@bellbird/contract/shared/zone-time';

export type FallbackFacts = {
  kind: AlertKind;
  /** The person is active and still looks after the couple, who has not been deleted. */
  isInCharge: boolean;
  /** Nobody has answered the couple since. */
  isWaiting: boolean;
  /** They have been told of such a message, and have not looked at any of them yet. */
  isKnown?: boolean;
  email: string | null;
  phone: string | null;
  timeZone: string;
  settings: AlertSettings;
  /** Channels by which this alert has left already. */
  used: readonly string[];
};

export type FallbackDecision =
  | { kind: 'send'; channel: 'mail' | 'sms'; to: string }
  | { kind: 'wait'; until: Date }
  | { kind: 'end'; result: FallbackResult };

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What to do about an alert that its person has not seen. */
export function decideFallback(facts: FallbackFacts, now: Date): FallbackDecision {
  const end = (result: FallbackResult) => ({ kind: 'end', result }) as const;
  if (!facts.isInCharge) return end('gone');
  if (facts.kind !== 'reminder' && !facts.isWaiting) return end('answered');
  if (facts.settings.fallback === 'none') return end('off');
  if (facts.isKnown) return end('already');
  const wantsSms = facts.settings.fallback === 'sms' && facts.phone !== null;
  const channel = wantsSms ? 'sms' : 'mail';
  const to = wantsSms ? facts.phone : facts.email;
  if (to === null) return end('unreachable');
  if (facts.used.includes(channel)) return end('already');
  const until = findQuietEnd(facts, now);
  return until ? { kind: 'wait', until } : { kind: 'send', channel, to };
}

/** The end of the quiet hours that it is in; undefined outside of them. */
export function findQuietEnd(
  { settings: { quietHours }, timeZone }: Pick<FallbackFacts, 'settings' | 'timeZone'>,
  now: Date,
): Date | undefined {
  if (!quietHours || quietHours.from === quietHours.until) return undefined;
  const local = localTime(now.getTime(), timeZone);
  const time = local % DAY_MS;
  const [from, until] = [toMs(quietHours.from), toMs(quietHours.until)];
  const isQuiet = from < until ? time >= from && time < until : time >= from || time < until;
  if (!isQuiet) return undefined;
  const midnight = local - time;
  return new Date(instantOf(midnight + until + (time < until ? 0 : DAY_MS), timeZone));
}

function toMs(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * MINUTE_MS;
}
