import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentType } from 'react';
import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Text } from '#ui/Text.tsx';
import { TabSkeleton } from './tabs/TabSkeleton.tsx';
import page from './LeadPage.module.css';
import css from './LeadSkeleton.module.css';

const TABS = [72, 56, 84, 48, 68];

/**
 * A couple's page that loads and was not opened from the list: on a phone their names above the conversation,
 * otherwise the request beside it. The document writes names and messages into it before the panel's code runs.
 */
export function LeadSkeleton({ Conversation }: { Conversation: ComponentType }) {
  return (
    <Page className={page.page} data-talking aria-busy>
      <div className={css.head} data-own-bar="" data-page-bar="">
        <div className={css.bar}>
          <ArrowLeft className={css.back} aria-hidden />
          <Skeleton className={css.avatar} variant="circular" width={44} height={44} />
          <div className={css.who}>
            <Text size="title" component="p" className={css.name} data-fill="couple">
              <Skeleton variant="line" width={200} />
            </Text>
            <Skeleton variant="line" width={160} height={14} />
          </div>
        </div>
        <div className={css.line}>
          <Skeleton variant="pill" width={150} height={28} />
        </div>
      </div>
      <div className={page.split} data-shape="">
        <div className={css.left}>
          <Card className={css.facts}>
            <TabSkeleton />
          </Card>
          <Card className={css.tabs}>
            <div className={css.tabList}>
              {TABS.map((width) => (
                <Skeleton key={width} width={width} height={16} />
              ))}
            </div>
            <div className={css.narrow}>
              <Conversation />
            </div>
            <div className={css.wide}>
              <TabSkeleton />
            </div>
          </Card>
        </div>
        <div className={css.beside}>
          <Conversation />
        </div>
      </div>
    </Page>
  );
}
