import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { TabSkeleton } from './tabs/TabSkeleton.tsx';
import css from './LeadSkeleton.module.css';

/** Shown while a couple's page loads that was not opened from the list. */
export function LeadSkeleton() {
  return (
    <Page aria-busy>
      <div className={css.head} data-own-bar="" data-page-bar="">
        <Skeleton variant="circular" width={40} height={40} />
        <div>
          <Skeleton width={200} height={24} />
          <Skeleton width={160} height={14} mt={1} />
        </div>
      </div>
      <Card className={css.body}>
        <TabSkeleton />
      </Card>
    </Page>
  );
}
