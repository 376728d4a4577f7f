import type { Alert } from '@bellbird/contract/attention/alerts';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { type Translate, useTranslation } from '#texts/use-translation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Quiet } from '#ui/Text.tsx';
import { fullMoment } from '../moments.ts';
import { alertsOptions } from './alerts.queries.ts';
import css from './WhoWasTold.module.css';

/** Each message to each person, and whether it arrived. */
export function AlertList({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-alerts');
  const alerts = useQuery(alertsOptions(lead.id));
  const when = (instant: string) => fullMoment(instant, lead.provider.timeZone);
  if (alerts.isLoadingError) return <ErrorState onRetry={() => void alerts.refetch()} />;
  if (!alerts.data) return <Skeleton height={64} />;
  if (alerts.data.length === 0) return <p>{t('none')}</p>;
  return (
    <Stack component="ul" divided className={css.list}>
      {alerts.data.map((alert) => (
        <li key={alert.id}>
          <b>{t(`kind.${alert.kind}`, { person: alert.person, when: when(alert.at) })}</b>
          {describeAlert(alert, when, t).map((line) => (
            <Quiet key={line} component="div">
              {line}
            </Quiet>
          ))}
        </li>
      ))}
    </Stack>
  );
}

/** For example ‘Push message: sent Fri 13 Nov, 16:00’ and ‘Opened Fri 13 Nov, 16:02’. */
function describeAlert(alert: Alert, when: (instant: string) => string, t: Translate): string[] {
  const { deliveries, seenAt, fallback, fallbackAt } = alert;
  return [
    ...deliveries.map(({ channel, status, isFallback, at }) =>
      t(isFallback ? 'fallbackDelivery' : 'delivery', {
        channel: t(`channel.${channel}`),
        status: t(`status.${status}`),
        when: when(at),
      }),
    ),
    seenAt ? t('opened', { when: when(seenAt) }) : t('notOpened'),
    ...(fallbackAt ? [t('fallbackDue', { when: when(fallbackAt) })] : []),
    ...(fallback && fallback !== 'sent' && fallback !== 'seen' ? [t(`fallback.${fallback}`)] : []),
  ];
}
