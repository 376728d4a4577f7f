import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Durations in words: ‘1 h 32 min’, ‘3 days’. */
export function useLasting() {
  const { t } = useTranslation('desk-overview');
  const now = useMinute();
  const minutes = (all: number): string => {
    const [h, m] = [Math.floor(all / HOUR), all % HOUR];
    if (all >= DAY) return t('lasting.days', { count: Math.floor(all / DAY) });
    return h > 0 ? t('lasting.hours', { h, m }) : t('lasting.minutes', { m });
  };
  const since = (instant: string) => minutes(Math.max(0, Math.floor((now.getTime() - Date.parse(instant)) / 60_000)));
  return { minutes, since };
}
