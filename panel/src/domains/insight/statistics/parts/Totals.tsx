import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Text } from '#ui/Text.tsx';
import { showChange, showCount } from './change.ts';
import css from './Totals.module.css';

type Total = { name: string; value: number };

type TotalsProps = {
  /** Undefined while they load. */
  now: Total | undefined;
  before: Total | undefined;
  /** How wide a name will be: narrow windows put the two side by side or below each other. */
  nameWidth: number;
};

/** The total of a period next to the one before, and the change. */
export function Totals({ now, before, nameWidth }: TotalsProps) {
  const change = showChange(now?.value ?? 0, before?.value ?? 0);
  const isMore = (now?.value ?? 0) >= (before?.value ?? 0);
  return (
    <Row align="end" wrap className={css.line}>
      <div>
        <Row component="span" gap={1.5} className={css.key}>
          {now?.name ?? <Skeleton variant="line" width={nameWidth} />}
        </Row>
        <Text component="div" size="number" className={css.value}>
          {now ? showCount(now.value) : <Skeleton variant="line" width={88} />}
        </Text>
      </div>
      <div>
        <Row component="span" gap={1.5} className={css.key} data-before>
          {before?.name ?? <Skeleton variant="line" width={nameWidth} />}
        </Row>
        <Text component="div" size="number" className={css.value} data-before>
          {before ? showCount(before.value) : <Skeleton variant="line" width={88} />}
        </Text>
      </div>
      {!now && (
        <div className={css.change}>
          <Skeleton variant="pill" width={60} height={24} />
        </div>
      )}
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
