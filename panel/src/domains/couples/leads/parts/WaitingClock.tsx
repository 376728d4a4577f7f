import Clock from 'lucide-react/icons/clock';
import { useTranslation } from '#texts/use-translation.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { Text } from '#ui/Text.tsx';
import { showMinutes } from './durations.ts';
import { type Waiting, findWaiting, type WaitingLead } from './waiting.ts';
import { shortDay, shortMoment } from './wedding-day.ts';
import css from './WaitingClock.module.css';

const LOOK = { component: 'span', size: 'small', quiet: true, tabular: true, weight: 'medium', line: 'keep' } as const;

/** How long a couple has waited, in working time, or whose turn it is. */
export function WaitingClock({ lead }: { lead: WaitingLead }) {
  const { t } = useTranslation('lead-parts');
  const now = useMinute();
  const waiting = findWaiting(lead, now);
  if (waiting.kind === 'clock')
    return (
      <Text {...LOOK} className={css.time} data-tone={waiting.tone}>
        <Clock size={14} aria-hidden />
        <VisuallyHidden>{t('waiting.clock')} </VisuallyHidden>
        {showMinutes(waiting.minutes, t)}
      </Text>
    );
  const at = 'at' in waiting ? shown(waiting, lead.provider.timeZone, now) : '';
  return <Text {...LOOK}>{t(`waiting.${waiting.kind}`, { at })}</Text>;
}

/** A call needs its time; for a visit the day is enough here. */
function shown(waiting: Extract<Waiting, { at: string }>, zone: string, now: Date): string {
  if (waiting.kind === 'reminder') return shortMoment(waiting.at, zone, now, pageLocale());
  return shortDay(waiting.at, zone, pageLocale());
}
