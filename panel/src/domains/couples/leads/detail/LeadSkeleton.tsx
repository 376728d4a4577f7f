import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ComponentType } from 'react';
import { Card } from '#ui/Card.tsx';
import { Page } from '#ui/Page.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Row } from '#ui/layout/Row.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
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
        <Row gap={4} className={css.bar}>
          <ArrowLeft size={20} data-mirrored aria-hidden />
          <Skeleton variant="circular" width={44} height={44} data-only="wide" />
          <Stack grow>
            <Text size="title" component="p" line="cut" className={css.name} data-fill="couple">
              <Skeleton variant="line" width={200} />
            </Text>
            <Skeleton variant="line" width={160} height={14} />
          </Stack>
        </Row>
        <Row className={css.line} data-only="narrow">
          <Skeleton variant="pill" width={150} height={28} />
        </Row>
      </div>
      <div className={page.split} data-shape="">
        <div className={css.left}>
          <Card data-only="wide">
            <TabSkeleton />
          </Card>
          <Card className={css.tabs}>
            <Row gap={6} className={css.tabList}>
              {TABS.map((width) => (
                <Skeleton key={width} width={width} height={16} />
              ))}
            </Row>
            <div className={css.narrow} data-only="narrow">
              <Conversation />
            </div>
            <div data-only="wide">
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
