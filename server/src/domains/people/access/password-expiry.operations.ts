import { addDays } from '#platform/time/calendar.ts';
import type { Clock } from '#platform/time/clock.ts';

export type PasswordExpiryPorts = { clock: Clock; passwordMaxAgeDays: number | undefined };

/** When a password chosen now expires; null if the operator sets no limit, as current guidance recommends. */
export function newPasswordExpiry({ clock, passwordMaxAgeDays }: PasswordExpiryPorts): Date | null {
  return passwordMaxAgeDays === undefined ? null : addDays(clock.now(), passwordMaxAgeDays);
}
