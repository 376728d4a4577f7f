import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';

export type PasswordAge = { clock: Clock; passwordMaxAgeDays: number | undefined };

/** When a password chosen now lapses; null where the operator sets no age, as current guidance has it. */
export function lapseOfNew({ clock, passwordMaxAgeDays }: PasswordAge): Date | null {
  return passwordMaxAgeDays === undefined ? null : addDays(clock.now(), passwordMaxAgeDays);
}
