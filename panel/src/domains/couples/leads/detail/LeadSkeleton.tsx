import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { TabSkeleton } from './tabs/TabSkeleton.tsx';

/** Shown while a couple's page loads that was not opened from the list. */
export function LeadSkeleton() {
  return (
    <Page aria-busy>
      <Row gap={4} align="stretch" mb={6}>
        <Skeleton variant="circular" width={48} height={48} />
        <div>
          <Skeleton width={220} height={32} />
          <Skeleton width={320} height={16} mt={2} />
        </div>
      </Row>
      <Card>
        <TabSkeleton />
      </Card>
    </Page>
  );
}
