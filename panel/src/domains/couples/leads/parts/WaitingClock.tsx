import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { showMinutes } from './durations.ts';
import { pageLocale } from '#platform/formats/page-locale.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { type Waiting, findWaiting, type WaitingLead } from './waiting.ts';
import { shortDay, shortMoment } from './wedding-day.ts';

/** How long a couple has waited, in working time, or whose turn it is. */
export function WaitingClock({ lead }: { lead: WaitingLead }) {
  const { t } = useTranslation('lead-parts');
  const now = useMinute();
  const waiting = findWaiting(lead, now);
  if (waiting.kind === 'clock')
    return (
      <Time data-tone={waiting.tone}>
        <Clock aria-hidden />
        <VisuallyHidden>{t('waiting.clock')} </VisuallyHidden>
        {showMinutes(waiting.minutes, t)}
      </Time>
    );
  const at = 'at' in waiting ? shown(waiting, lead.provider.timeZone, now) : '';
  return <Time>{t(`waiting.${waiting.kind}`, { at })}</Time>;
}

/** A call needs its time; for a visit the day is enough here. */
function shown(waiting: Extract<Waiting, { at: string }>, zone: string, now: Date): string {
  if (waiting.kind === 'reminder') return shortMoment(waiting.at, zone, now, pageLocale());
  return shortDay(waiting.at, zone, pageLocale());
}

const Time = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontWeight: 500,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  '& svg.lucide': { width: 14, height: 14, strokeWidth: 2 },
  '&[data-tone="fresh"]': { color: theme.vars.palette.success.ink },
  '&[data-tone="soon"]': { color: theme.vars.palette.wattle.ink },
  '&[data-tone="late"]': { color: theme.vars.palette.waratah.ink, fontWeight: 600 },
}));
