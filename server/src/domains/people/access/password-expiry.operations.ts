import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';

export type PasswordExpiryPorts = { clock: Clock; passwordMaxAgeDays: number | undefined };

/** When a password chosen now lapses; null where the operator sets no age, as current guidance has it. */
export function newPasswordExpiry({ clock, passwordMaxAgeDays }: PasswordExpiryPorts): Date | null {
  return passwordMaxAgeDays === undefined ? null : addDays(clock.now(), passwordMaxAgeDays);
}
