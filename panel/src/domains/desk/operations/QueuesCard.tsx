import type { QueueHealth } from '@bellbird/contract/desk/operations';
import { useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { Button } from '#ui/Button.tsx';
import { Card, CardBody } from '#ui/Card.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { dotted } from '#ui/dotted.ts';
import { Row } from '#ui/layout/Row.tsx';
import { useRetry } from './use-retry.ts';
import css from './OperationsPage.module.css';

/** Background work by kind. Idle queues are folded away: there are dozens, and nothing to see. */
export function QueuesCard({ queues }: { queues: readonly QueueHealth[] }) {
  const { t } = useTranslation('desk-operations');
  const retry = useRetry();
  const [isAll, setAll] = useState(false);
  const busy = queues.filter(({ waiting, active, failed }) => waiting + active + failed > 0);
  const idle = queues.length - busy.length;
  return (
    <Card
      title={t('queues.title')}
      action={
        <Button size="small" variant="text" onClick={() => setAll(!isAll)}>
          {isAll ? t('queues.busyOnly') : t('queues.idle', { count: idle })}
        </Button>
      }
    >
      {busy.length === 0 && !isAll && (
        <CardBody>
          <Quiet>{t('queues.none')}</Quiet>
        </CardBody>
      )}
      {(isAll ? queues : busy).map(({ name, waiting, active, failed, waitingSince }) => (
        <CardBody key={name} className={css.line}>
          <span className={css.lines}>
            <b dir="ltr">{name}</b>
            <small>
              {dotted(
                t('queues.waiting', { count: waiting }),
                t('queues.active', { count: active }),
                waitingSince && t('queues.since', { at: showInstant(waitingSince, LOCAL_ZONE) }),
              )}
            </small>
          </span>
          {failed > 0 && (
            <Row gap={2} wrap>
              <Text component="span" size="small" tone="danger">
                {t('queues.failed', { count: failed })}
              </Text>
              <Button
                size="small"
                loading={retry.isPending}
                aria-label={t('retryAllNamed', { name })}
                onClick={() => retry.mutate({ queue: name })}
              >
                {t('retryAll')}
              </Button>
            </Row>
          )}
        </CardBody>
      ))}
    </Card>
  );
}
