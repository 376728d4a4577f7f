import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { CardBody } from '#ui/Card.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { interactionsOptions } from '../lead.queries.ts';
import { TabSkeleton } from './TabSkeleton.tsx';
import { Timeline } from './Timeline.tsx';

/** The whole history of a couple, page by page. */
export function InteractionsTab({ lead }: { lead: LeadDetail }) {
  const { t } = useTranslation('lead-detail');
  const interactions = useInfiniteQuery(interactionsOptions(lead.id));
  if (interactions.isLoadingError)
    return <ErrorState title={t('history.failed')} onRetry={() => void interactions.refetch()} />;
  if (!interactions.data) return <TabSkeleton />;
  const events = interactions.data.pages.flatMap((page) => page.data);
  return (
    <CardBody>
      <Timeline lead={lead} events={events} label={t('history.label')} />
      {interactions.hasNextPage && (
        <Row align="stretch" justify="center" mt={5}>
          <Button loading={interactions.isFetchingNextPage} onClick={() => void interactions.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </Row>
      )}
    </CardBody>
  );
}
