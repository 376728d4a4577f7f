import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useTranslation } from '#texts/useTranslation.ts';
import { Spoken } from '#ui/Spoken.tsx';
import { showMinutes } from './durations.ts';
import { useMinute } from './use-minute.ts';
import { waitingOf, type WaitingLead } from './waiting.ts';
import { shortMoment } from './wedding-day.ts';

/** How long a couple has waited, in working time; or whose turn it is when nobody waits for us. */
export function WaitingClock({ lead }: { lead: WaitingLead }) {
  const { t, language } = useTranslation('lead-parts');
  const now = useMinute();
  const waiting = waitingOf(lead, now);
  if (waiting.kind === 'clock')
    return (
      <Time data-tone={waiting.tone}>
        <Clock aria-hidden />
        <Spoken>{t('waiting.clock')} </Spoken>
        {showMinutes(waiting.minutes, t)}
      </Time>
    );
  const at = 'at' in waiting ? shortMoment(waiting.at, lead.provider.timeZone, now, language) : '';
  return <Time>{t(`waiting.${waiting.kind}`, { at })}</Time>;
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
