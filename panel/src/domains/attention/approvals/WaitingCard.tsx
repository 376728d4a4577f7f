import type { WaitingKind } from '@bellbird/contract/attention/approvals';
import { APPROVAL_KINDS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { approvalCountsOptions } from './approvals.queries.ts';
import { waitingTime } from './waiting-time.ts';
import css from './WaitingCard.module.css';

const AGES = ['fresh', 'day', 'days', 'old'] as const;

type WaitingCardProps = {
  /** It keeps its first shape until what is below it can appear, too. */
  isHeld: boolean;
};

/** What waits, by kind and age; each row opens what is behind it. */
export function WaitingCard({ isHeld }: WaitingCardProps) {
  const { t } = useTranslation('approvals');
  const counts = useQuery(approvalCountsOptions);
  const kinds = isHeld ? undefined : counts.data?.kinds.toSorted((a, b) => order(a) - order(b));
  return (
    <Card title={t('overview.title')} action={<Legend />}>
      {counts.isLoadingError && <ErrorState title={t('failed')} onRetry={() => void counts.refetch()} />}
      {(counts.isPending || (isHeld && !counts.isLoadingError)) && (
        <CardBody>
          <Skeleton height={160} />
        </CardBody>
      )}
      {kinds?.length === 0 && <EmptyState title={t('empty.title')} text={t('empty.text')} />}
      <ul className={css.rows}>
        {kinds?.map((each) => (
          <li key={each.kind}>
            <WaitingRow row={each} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const order = ({ kind }: WaitingKind) => APPROVAL_KINDS.indexOf(kind);

function Legend() {
  const { t } = useTranslation('approvals');
  return (
    <ul className={css.legend}>
      {AGES.map((age) => (
        <li key={age} data-age={age}>
          {t(`overview.age.${age}`)}
        </li>
      ))}
    </ul>
  );
}

function WaitingRow({ row: { kind, count, ages, overdue, oldestAskedAt } }: { row: WaitingKind }) {
  const { t } = useTranslation('approvals');
  const { form, ...parts } = waitingTime(oldestAskedAt, useMinute());
  return (
    <Link className={css.row} to={pathTo('deskQueue')} search={{ kind }}>
      <span>{t(`kind.${kind}`)}</span>
      <b className={css.count}>{count}</b>
      <span className={css.bar}>
        {AGES.map((age, at) => {
          const some = ages[at] ?? 0;
          return (
            some > 0 && (
              <span key={age} data-age={age} style={{ flexGrow: some }} title={t(`overview.age.${age}`)}>
                {some}
              </span>
            )
          );
        })}
      </span>
      <Text component="span" size="small" tabular {...(overdue > 0 ? { tone: 'danger' as const } : { quiet: true })}>
        {t(`wait.${form}`, parts)}
      </Text>
      <ChevronRight data-mirrored aria-hidden />
    </Link>
  );
}
