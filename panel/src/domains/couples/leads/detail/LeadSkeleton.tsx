import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { TabSkeleton } from './tabs/TabSkeleton.tsx';

/** Shown while a couple's page loads that was not opened from the list. */
export function LeadSkeleton() {
  return (
    <Page aria-busy>
      <Head>
        <Skeleton variant="circular" width={48} height={48} />
        <div>
          <Skeleton width={220} height={32} />
          <Skeleton width={320} height={16} sx={{ marginTop: 1, maxWidth: '60vw' }} />
        </div>
      </Head>
      <Card>
        <TabSkeleton />
      </Card>
    </Page>
  );
}

const Head = styled('div')({ display: 'flex', gap: 16, marginBottom: 24 });
