import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Text } from '#ui/Text.tsx';
import { showChange, showCount } from './change.ts';
import css from './Totals.module.css';

type TotalsProps = {
  now: { name: string; value: number | undefined };
  before: { name: string; value: number | undefined };
  show?: (value: number) => string;
};

/** The total of a period next to the one before, and the change. */
export function Totals({ now, before, show = showCount }: TotalsProps) {
  const change = showChange(now.value ?? 0, before.value ?? 0);
  const isMore = (now.value ?? 0) >= (before.value ?? 0);
  return (
    <Row align="end" wrap className={css.line}>
      <div>
        <Row component="span" gap={1.5} className={css.key}>
          {now.name}
        </Row>
        <Text component="div" size="number" className={css.value}>
          {now.value === undefined ? <Skeleton width={88} /> : show(now.value)}
        </Text>
      </div>
      <div>
        <Row component="span" gap={1.5} className={css.key} data-before>
          {before.name}
        </Row>
        <Text component="div" size="number" className={css.value} data-before>
          {before.value === undefined ? <Skeleton width={88} /> : show(before.value)}
        </Text>
      </div>
      {change && (
        <div className={css.change}>
          <StatusChip
            tone={isMore ? 'deal' : 'grey'}
            icon={isMore ? <TrendingUp aria-hidden size={14} /> : <TrendingDown aria-hidden size={14} />}
          >
            {change}
          </StatusChip>
        </div>
      )}
    </Row>
  );
}
