import { APPROVAL_KINDS } from '@bellbird/contract/attention/approvals/approval-kinds.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { Text } from '#ui/Text.tsx';
import { FilterChip, FilterChips } from '#ui/list/FilterChip.tsx';
import type { ApprovalCounts, QueueFilter } from './approvals.queries.ts';
import { waitingTime } from './waiting-time.ts';

/** How much waits, and for how long the oldest has. */
export function QueueLead({ counts }: { counts: ApprovalCounts }) {
  const { t } = useTranslation('approvals');
  const now = useMinute();
  const oldest = counts.kinds.map((each) => each.oldestAskedAt).sort()[0];
  const { form, ...parts } = waitingTime(oldest ?? now.toISOString(), now);
  return (
    <Text component="p" size="inherit" quiet mt={1}>
      {oldest ? t('lead', { count: counts.total, time: t(`wait.${form}`, parts) }) : t('leadNone')}
    </Text>
  );
}

type QueueFiltersProps = {
  counts: ApprovalCounts | undefined;
  filter: QueueFilter;
  onChoose: (filter: QueueFilter) => void;
  className?: string;
};

/** Only kinds of which something waits, and the one that is chosen. */
export function QueueFilters({ counts: data, filter: { kind, show }, onChoose, className }: QueueFiltersProps) {
  const { t } = useTranslation('approvals');
  const countOf = (each: string) => data?.kinds.find((row) => row.kind === each)?.count ?? 0;
  const kinds = APPROVAL_KINDS.filter((each) => each === kind || countOf(each) > 0);
  const views = [
    ['overdue', data?.overdue ?? 0],
    ['mine', data?.mine ?? 0],
  ] as const;
  return (
    <FilterChips className={className}>
      <FilterChip label={t('all')} on={!kind && !show} count={data?.total ?? 0} onClick={() => onChoose({})} />
      {views.map(([view, count]) => (
        <FilterChip
          key={view}
          label={t(`show.${view}`)}
          on={show === view}
          count={count}
          onClick={() => onChoose({ kind, show: show === view ? undefined : view })}
        />
      ))}
      {kinds.map((each) => (
        <FilterChip
          key={each}
          label={t(`kind.${each}`)}
          on={kind === each}
          count={countOf(each)}
          onClick={() => onChoose({ kind: kind === each ? undefined : each, show })}
        />
      ))}
    </FilterChips>
  );
}
