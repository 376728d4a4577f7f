import type { OwnSession } from '@bellbird/contract/people/access';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Laptop from 'lucide-react/icons/laptop';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Smartphone from 'lucide-react/icons/smartphone';
import Tablet from 'lucide-react/icons/tablet';
import { useTranslation } from '#texts/use-translation.ts';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { dateFormat } from '#platform/formats/intl.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { dotted } from '#ui/dotted.ts';
import { CardRow } from '#ui/list/CardRow.tsx';
import { endSession, ownSessionsOptions } from '../customer-users.queries.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, other: MonitorSmartphone };

/** The user’s sessions, and signing them out. */
export function OwnSessions() {
  const { t } = useTranslation(['sign-in-safety', 'customer-users']);
  const sessions = useQuery(ownSessionsOptions);
  const end = useEndSessions();
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const others = sessions.data?.filter((each) => !each.isCurrent) ?? [];
  return (
    <Card
      title={t('sessions.title')}
      lead={t('sessions.lead')}
      action={
        others.length > 0 && (
          <Button size="small" onClick={() => void end(others)}>
            {t('sessions.endOthers')}
          </Button>
        )
      }
    >
      {sessions.isLoadingError && <ErrorState title={t('sessions.failed')} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && (
        <CardBody>
          <Skeleton height={40} />
        </CardBody>
      )}
      <ul aria-label={t('sessions.title')}>
        {sessions.data?.map((each) => {
          const Icon = ICONS[each.device];
          return (
            <CardRow
              key={each.id}
              icon={<Icon aria-hidden />}
              end={
                each.isCurrent ? (
                  <StatusChip tone="deal">{t('sessions.current')}</StatusChip>
                ) : (
                  <Button
                    size="small"
                    aria-label={t('sessions.endNamed', { name: nameOf(each, t('sessions.unknown')) })}
                    onClick={() => void end([each])}
                  >
                    {t('sessions.end')}
                  </Button>
                )
              }
            >
              <b>{nameOf(each, t('sessions.unknown'))}</b>
              <small>{t('sessions.lastUsed', { when: when.format(new Date(each.lastUsedAt)) })}</small>
            </CardRow>
          );
        })}
      </ul>
    </Card>
  );
}

function useEndSessions() {
  const { t } = useTranslation(['sign-in-safety', 'customer-users']);
  const confirm = useConfirm();
  const attempt = useAttempt();
  const queries = useQueryClient();
  return async (sessions: readonly OwnSession[]) => {
    const question = {
      title: t('sessions.question', { count: sessions.length }),
      text: t('sessions.questionText'),
      confirm: t('sessions.confirm'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await attempt(
      () => Promise.all(sessions.map((each) => endSession(each.id))),
      t('sessions.ended', { count: sessions.length }),
    );
    await queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey });
  };
}

/** ‘Safari · iPhone’ */
function nameOf({ browser, system }: OwnSession, unknown: string): string {
  return dotted(browser, system) || unknown;
}
