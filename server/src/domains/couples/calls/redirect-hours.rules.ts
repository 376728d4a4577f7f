import type { RedirectHours } from '@bellbird/contract/couples/calls';

/** Monday is 1. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Whether couples’ calls are put through now; without hours they always are. */
export function isWithinHours(hours: RedirectHours | null, now: Date, timeZone: string): boolean {
  if (hours === null) return true;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts['hour']}:${parts['minute']}`;
  const day = WEEKDAYS.indexOf(parts['weekday'] ?? '') + 1;
  return hours.days.includes(day) && time >= hours.from && time < hours.until;
}
