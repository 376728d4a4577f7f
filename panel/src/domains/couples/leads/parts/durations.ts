import type { Translate } from '#texts/use-translation.ts';

const LONG_HOURS = 100;

/** 42 → ‘42 min’, 924 → ‘15 h 24 min’; from a hundred hours on without minutes. */
export function showMinutes(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return t('lead-parts:duration.minutes', { minutes: rest });
  if (rest === 0 || hours >= LONG_HOURS) return t('lead-parts:duration.hours', { hours });
  return t('lead-parts:duration.both', { hours, minutes: rest });
}
