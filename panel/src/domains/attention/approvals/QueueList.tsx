import type { Approval } from '@bellbird/contract/attention/approvals';
import { useTranslation } from '#texts/use-translation.ts';
import { useMinute } from '#platform/time/use-minute.ts';
import { PlainButton } from '#ui/PlainButton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { waitingTime } from './waiting-time.ts';
import css from './QueueList.module.css';

type QueueListProps = {
  approvals: readonly Approval[];
  chosen: Approval | undefined;
  onOpen: (approval: Approval) => void;
};

/** What waits, oldest first. */
export function QueueList({ approvals, chosen, onOpen }: QueueListProps) {
  const { t } = useTranslation('approvals');
  const now = useMinute();
  return (
    <ul aria-label={t('queue')}>
      {approvals.map((approval) => {
        const { form, ...parts } = waitingTime(approval.askedAt, now);
        return (
          <li key={approval.id}>
            <PlainButton
              className={css.entry}
              onClick={() => onOpen(approval)}
              aria-current={approval.id === chosen?.id || undefined}
            >
              <Text component="b" size="strong" line="cut">
                {approval.provider?.name ?? approval.customer?.name ?? approval.title}
              </Text>
              <Quiet component="span" tabular>
                {t(`wait.${form}`, parts)}
              </Quiet>
              {isOverdue(approval, now) && (
                <Text size="caption" tone="danger" className={css.overdue}>
                  {t('overdue')}
                </Text>
              )}
              {approval.owner && !approval.claim && (
                <Text size="caption" quiet className={css.whole}>
                  {approval.owner.isSelf ? t('yours') : t('forOwner', { name: approval.owner.name })}
                </Text>
              )}
              {approval.claim && (
                <Text size="caption" quiet className={css.whole}>
                  {approval.claim.isMine ? t('claimedByYou') : t('claimedBy', { name: approval.claim.name })}
                </Text>
              )}
              <Quiet component="span" line="cut" className={css.whole}>
                {t(`kind.${approval.kind}`)}
                {(approval.provider ?? approval.customer) && ` · ${approval.title}`}
              </Quiet>
            </PlainButton>
          </li>
        );
      })}
    </ul>
  );
}

/** Past the promised response time. */
function isOverdue({ decideBy }: Approval, now: Date): boolean {
  return Date.parse(decideBy) < now.getTime();
}
