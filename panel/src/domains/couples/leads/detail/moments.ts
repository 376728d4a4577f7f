import { dateFormat } from '#platform/formats/intl.ts';

/** An instant in the provider's time zone: 'Fri 13 Nov, 16:00', with the year if it is not the current one. */
export function fullMoment(instant: string, zone: string, now = new Date()): string {
  const at = new Date(instant);
  const year = part(at, zone, { year: 'numeric' });
  const day = part(at, zone, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(year !== part(now, zone, { year: 'numeric' }) && { year: 'numeric' }),
  }).replace(',', '');
  return `${day}, ${part(at, zone, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}`;
}

/** 84 → '1:24' */
export function showLength(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function part(at: Date, timeZone: string, options: Intl.DateTimeFormatOptions): string {
  return dateFormat({ timeZone, ...options }).format(at);
}
