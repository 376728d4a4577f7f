import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { Clock } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';

type CodeTimesProps = { validForS: number; againInS: number; onAgain: () => void };

/** How long the code is valid, and when another may be sent. */
export function CodeTimes({ validForS, againInS, onAgain }: CodeTimesProps) {
  const { t } = useTranslation('access');
  return (
    <Line>
      <span role="timer">
        <Clock size={16} aria-hidden />
        {validForS > 0 ? t('code.validFor') : t('code.over')}
        {validForS > 0 && <b>{minutes(validForS)}</b>}
      </span>
      {againInS > 0 ? (
        <span>{t('code.againIn', { time: minutes(againInS) })}</span>
      ) : (
        <Link component="button" type="button" variant="body2" onClick={onAgain}>
          {t('code.again')}
        </Link>
      )}
    </Line>
  );
}

/** 102 → '1:42' */
function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  color: theme.vars.palette.text.secondary,
  ...theme.typography.body2,
  fontVariantNumeric: 'tabular-nums',
  '& [role="timer"]': { display: 'inline-flex', alignItems: 'center', gap: 8 },
  '& b': { fontWeight: 600, color: theme.vars.palette.text.primary },
}));
