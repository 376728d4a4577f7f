import { workingMinutes } from '@bellbird/contract/shared/working-time';
import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { Trans } from '#texts/Trans.tsx';
import { useMinute } from '#platform/time/use-minute.ts';

const HOUR = 60;
const SOON = HOUR;
const LATE = 4 * HOUR;

/** How long the couple has waited, in working hours. */
export function WaitingBar({ since, timeZone }: { since: string; timeZone: string }) {
  const { t } = useTranslation('messages');
  const now = useMinute();
  const minutes = workingMinutes(new Date(since), now, timeZone);
  const time =
    minutes < HOUR
      ? t('waiting.minutes', { minutes })
      : t('waiting.hours', { hours: Math.floor(minutes / HOUR), minutes: minutes % HOUR });
  return (
    <Bar data-tone={minutes <= SOON ? 'soon' : minutes <= LATE ? 'fair' : 'late'}>
      <Clock aria-hidden />
      <span>
        <Trans t={t} i18nKey="waiting.bar" values={{ time }} components={{ b: <b /> }} />
      </span>
      <small>{t('waiting.workingHours')}</small>
    </Bar>
  );
}

const Bar = styled('p')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    ...theme.typography.label,
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: 8,
    padding: '10px 20px',
    '&[data-tone="soon"]': { backgroundColor: palette.success.wash, color: palette.success.ink },
    '&[data-tone="fair"]': { backgroundColor: palette.wattle.wash, color: palette.wattle.ink },
    '&[data-tone="late"]': { backgroundColor: palette.waratah.wash, color: palette.waratah.ink },
    '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
    '& small': { fontSize: 'inherit', fontWeight: 400, marginInlineStart: 'auto' },
    '& svg.lucide': { flex: 'none', width: 16, height: 16 },
    [theme.breakpoints.down('md')]: {
      padding: '10px 14px',
      borderRadius: theme.shape.borderRadius,
      '& small': { display: 'none' },
    },
  };
});
