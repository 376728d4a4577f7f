import type { Alert } from '@bellbird/contract/attention/alerts';
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Translate, useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { fullMoment } from '../moments.ts';
import { alertsOptions } from './alerts.queries.ts';
import css from './WhoWasTold.module.css';

/** Who was told about this couple, how, and whether it arrived. Fetched when somebody asks for it. */
export function WhoWasTold({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-alerts');
  const [isOpen, setOpen] = useState(false);
  const alerts = useQuery({ ...alertsOptions(lead.id), enabled: isOpen });
  const when = (instant: string) => fullMoment(instant, lead.provider.timeZone);
  return (
    <CardBody>
      <Row gap={2} justify="between">
        <Text size="heading">{t('title')}</Text>
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'hide' : 'show')}
        </Button>
      </Row>
      {isOpen && alerts.isPending && <Skeleton height={64} />}
      {isOpen && alerts.isError && <ErrorState onRetry={() => void alerts.refetch()} />}
      {isOpen && alerts.data?.length === 0 && <p>{t('none')}</p>}
      {isOpen && alerts.data && alerts.data.length > 0 && (
        <ul className={css.list}>
          {alerts.data.map((alert) => (
            <li key={alert.id}>
              <b>{t(`kind.${alert.kind}`, { person: alert.person, when: when(alert.at) })}</b>
              {describeAlert(alert, when, t).map((line) => (
                <Text key={line} component="div" size="small" quiet>
                  {line}
                </Text>
              ))}
            </li>
          ))}
        </ul>
      )}
    </CardBody>
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
