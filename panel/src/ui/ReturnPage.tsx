import type { ReactNode } from 'react';
import { BrokenBranch } from './drawings/BrokenBranch.tsx';
import { EmptyState } from './EmptyState.tsx';
import { Page } from './Page.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Progress } from './Progress.tsx';

type ReturnPageProps = {
  isWorking: boolean;
  working: { title: string; lead: string };
  failed: { title: string; text: string; actions: ReactNode };
};

/** The page somebody returns to from another company: progress while it works, and a way back if it failed. */
export function ReturnPage({ isWorking, working, failed }: ReturnPageProps) {
  if (isWorking) {
    return (
      <Page>
        <PageHeader {...working} />
        <Progress aria-label={working.title} />
      </Page>
    );
  }
  return (
    <Page>
      <EmptyState headingLevel="h1" drawing={<BrokenBranch />} {...failed} />
    </Page>
  );
}
