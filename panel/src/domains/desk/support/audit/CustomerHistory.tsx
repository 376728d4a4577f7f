import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { LOCAL_ZONE, showInstant } from '#platform/formats/instants.ts';
import { Link } from '#platform/routing/Link.tsx';
import { pathTo } from '#platform/routing/paths.ts';
import { useTeamRights } from '#platform/session/use-team.ts';
import { Card, CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { customerHistoryOptions } from '../desk.queries.ts';
import { useAuditSentence } from './use-audit-sentence.ts';

/** What happened at a customer, newest first, in sentences. */
export function CustomerHistory({ customerId }: { customerId: number }) {
  const { t } = useTranslation('desk');
  const describe = useAuditSentence();
  const hasRight = useTeamRights();
  const history = useQuery(customerHistoryOptions(customerId));
  return (
    <Card
      title={t('history.title')}
      action={
        hasRight('audit') && (
          <Link to={pathTo('deskAudit')} search={{ customerId }}>
            {t('audit.title')}
          </Link>
        )
      }
    >
      {history.isLoadingError && <ErrorState title={t('audit.failed')} onRetry={() => void history.refetch()} />}
      {history.data?.map((entry) => (
        <CardBody key={entry.id}>
          <Text size="small">{describe(entry)}</Text>
          <Quiet>
            <time dateTime={entry.at}>{showInstant(entry.at, LOCAL_ZONE)}</time>
          </Quiet>
        </CardBody>
      ))}
    </Card>
  );
}
