import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useTranslation } from '#texts/use-translation.ts';
import { longMonth } from '../format-days.ts';

type RankingProps = { month: RivalFigures['months'][number] | undefined; show: (value: number) => string };

/** The provider's last month: its own number, the median of the competitors, and the share it is ahead of. */
export function Ranking({ month, show }: RankingProps) {
  const { t } = useTranslation('statistics');
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '–' : show(value));
  return (
    <Line>
      <div>
        <Key>{month ? t('ranking.you', { month: longMonth(month.month) }) : '…'}</Key>
        <Value>{month ? number(month.own) : <Skeleton width={72} />}</Value>
      </div>
      <div>
        <Key data-before>{t('ranking.median')}</Key>
        <Value data-before>{month ? number(month.rivals?.median) : <Skeleton width={72} />}</Value>
      </div>
      {month && month.percentile !== null && (
        <Percentile>{t('ranking.percentile', { count: month.percentile })}</Percentile>
      )}
    </Line>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 32px',
  padding: '20px 20px 4px',
  [theme.breakpoints.down('md')]: { gap: '8px 20px', padding: '16px 16px 0' },
}));
const Key = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
}));
const Value = styled('div')(({ theme }) => ({
  ...theme.typography.number,
  '&[data-before]': { color: theme.vars.palette.text.secondary },
}));
const Percentile = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  '&&': { paddingBottom: 10 },
  color: theme.vars.palette.text.secondary,
}));
