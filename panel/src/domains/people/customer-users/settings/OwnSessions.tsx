import type { OwnSession } from '@bellbird/contract/people/access';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { Card, CardBody, CardHeader } from '#ui/Card.tsx';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { useNotices } from '#ui/notices/notices.ts';
import { StatusChip } from '#ui/StatusChip.tsx';
import { endSession, ownSessionsOptions } from '../customer-users.queries.ts';
import { dateFormat } from '#platform/formats/intl.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop, other: MonitorSmartphone };

/** The user’s sessions, and signing them out. */
export function OwnSessions() {
  const { t } = useTranslation('customer-users');
  const sessions = useQuery(ownSessionsOptions);
  const end = useEndSessions();
  const when = dateFormat({ dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' });
  const others = sessions.data?.filter((each) => !each.isCurrent) ?? [];
  return (
    <Narrow>
      <CardHeader
        title={t('sessions.title')}
        lead={t('sessions.lead')}
        action={
          others.length > 0 && (
            <Button size="small" onClick={() => void end(others)}>
              {t('sessions.endOthers')}
            </Button>
          )
        }
      />
      {sessions.isError && <ErrorState title={t('sessions.failed')} onRetry={() => void sessions.refetch()} />}
      {sessions.isPending && (
        <CardBody>
          <Skeleton height={40} />
        </CardBody>
      )}
      <ul aria-label={t('sessions.title')}>
        {sessions.data?.map((each) => {
          const Icon = ICONS[each.device];
          return (
            <Item key={each.id}>
              <Icon aria-hidden />
              <div>
                <b>{nameOf(each, t('sessions.unknown'))}</b>
                <small>{t('sessions.lastUsed', { when: when.format(new Date(each.lastUsedAt)) })}</small>
              </div>
              {each.isCurrent ? (
                <StatusChip tone="deal">{t('sessions.current')}</StatusChip>
              ) : (
                <Button
                  size="small"
                  aria-label={t('sessions.endNamed', { name: nameOf(each, t('sessions.unknown')) })}
                  onClick={() => void end([each])}
                >
                  {t('sessions.end')}
                </Button>
              )}
            </Item>
          );
        })}
      </ul>
    </Narrow>
  );
}

function useEndSessions() {
  const { t } = useTranslation('customer-users');
  const confirm = useConfirm();
  const notices = useNotices();
  const queries = useQueryClient();
  return async (sessions: readonly OwnSession[]) => {
    const question = {
      title: t('sessions.question', { count: sessions.length }),
      text: t('sessions.questionText'),
      confirm: t('sessions.confirm'),
      danger: true,
    };
    if (!(await confirm(question))) return;
    try {
      await Promise.all(sessions.map((each) => endSession(each.id)));
      notices.success(t('sessions.ended', { count: sessions.length }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      notices.error(error.code === 'network' ? t('offline') : error.message);
    }
    await queries.invalidateQueries({ queryKey: ownSessionsOptions.queryKey });
  };
}

/** ‘Safari · iPhone’ */
function nameOf({ browser, system }: OwnSession, unknown: string): string {
  return [browser, system].filter(Boolean).join(' · ') || unknown;
}

const Narrow = styled(Card)({ maxWidth: 720 });

const Item = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '12px 20px',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 500 },
  '& small': { ...theme.typography.body2, display: 'block', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { padding: '12px 16px' },
}));
