import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { StatusChip } from '#ui/StatusChip.tsx';
import { Quiet } from '#ui/Text.tsx';
import { operationsOptions } from './operations.queries.ts';

/** One line for the overview: whether anything is broken. */
export function OperationsCard() {
  const { t } = useTranslation('desk-operations');
  const { data } = useQuery(operationsOptions);
  if (!data) return null;
  const failing = data.services.filter(({ state }) => state === 'failing');
  const failed = data.queues.reduce((total, queue) => total + queue.failed, 0);
  const problems = [
    ...failing.map(({ service }) => t('summary.failing', { name: t(`services.${service}`) })),
    failed > 0 && t('queues.failed', { count: failed }),
  ].filter(Boolean);
  return (
    <Card
      title={<Link to={pathTo('deskOperations')}>{t('title')}</Link>}
      action={
        <StatusChip tone={problems.length === 0 ? 'deal' : 'bad'}>
          {t(problems.length === 0 ? 'summary.fine' : 'summary.broken')}
        </StatusChip>
      }
    >
      {problems.length > 0 && (
        <CardBody>
          <Quiet>{problems.join(' · ')}</Quiet>
        </CardBody>
      )}
    </Card>
  );
}
