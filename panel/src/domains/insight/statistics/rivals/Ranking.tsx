import type { RivalFigures } from '@bellbird/contract/insight/statistics';
import { useTranslation } from '#texts/use-translation.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { longMonth } from '../format-days.ts';
import css from './Ranking.module.css';

type RankingProps = { month: RivalFigures['months'][number] | undefined; show: (value: number) => string };

/** The provider's last month: its own number, the median of the competitors, and the share it is ahead of. */
export function Ranking({ month, show }: RankingProps) {
  const { t } = useTranslation('statistics');
  const number = (value: number | null | undefined) => (value === null || value === undefined ? '–' : show(value));
  return (
    <Row align="end" wrap className={css.line}>
      <div>
        <Quiet component="span">
          {month ? t('ranking.you', { month: longMonth(month.month) }) : <Skeleton variant="line" width={128} />}
        </Quiet>
        <Text component="div" size="number" className={css.value}>
          {month ? number(month.own) : <Skeleton variant="line" width={72} />}
        </Text>
      </div>
      <div>
        <Quiet component="span" data-before>
          {t('ranking.median')}
        </Quiet>
        <Text component="div" size="number" className={css.value} data-before>
          {month ? number(month.rivals?.median) : <Skeleton variant="line" width={72} />}
        </Text>
      </div>
      {!month && (
        <Quiet className={css.percentile}>
          <Skeleton variant="line" width={132} />
        </Quiet>
      )}
      {month && month.percentile !== null && (
        <Quiet className={css.percentile}>{t('ranking.percentile', { count: month.percentile })}</Quiet>
      )}
    </Row>
  );
}
