import type { LeadDetail, LeadSummary } from '@bellbird/contract/couples/leads';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { Tabs } from '#ui/Tabs.tsx';
import { notesOptions } from './lead.queries.ts';
import { DetailsTab } from './tabs/DetailsTab.tsx';
import { TabSkeleton } from './tabs/TabSkeleton.tsx';
import { LEAD_TABS, type LeadTab } from './use-active-tab.ts';
import css from './LeadTabs.module.css';

const CallsTab = lazyPart(() => import('./tabs/CallsTab.tsx'), 'CallsTab', { isAwaited: true });
const InteractionsTab = lazyPart(() => import('./tabs/InteractionsTab.tsx'), 'InteractionsTab', { isAwaited: true });
const LoanTab = lazyPart(() => import('./tabs/LoanTab.tsx'), 'LoanTab', { isAwaited: true });
const NotesTab = lazyPart(() => import('./tabs/NotesTab.tsx'), 'NotesTab', { isAwaited: true });

type LeadTabsProps = {
  lead: LeadSummary;
  detail: LeadDetail | undefined;
  tab: LeadTab;
  onOpen: (tab: LeadTab) => void;
  /** The conversation, if it is a tab. */
  conversation: ReactNode;
};

/** The request in six tabs; on wide screens the conversation is beside them instead. */
export function LeadTabs({ lead, detail, tab, onOpen, conversation }: LeadTabsProps) {
  const { t } = useTranslation('lead-detail');
  const notes = useQuery(notesOptions(lead.id));
  const count = notes.data?.meta.total ?? 0;
  const isTalking = tab === 'messages';
  // On a phone the conversation comes first, because couples wait for answers there.
  const order = conversation ? (['messages', ...LEAD_TABS.filter((each) => each !== 'messages')] as const) : LEAD_TABS;
  const marks: Partial<Record<LeadTab, ReactNode>> = {
    messages: (
      <Badge
        count={lead.unreadMessageCount}
        tone="unread"
        label={t('tab.unread', { count: lead.unreadMessageCount })}
      />
    ),
    notes: count > 0 ? <span className={css.count}>{count}</span> : undefined,
  };
  return (
    <Card className={css.frame} data-talking={isTalking || undefined}>
      <Tabs
        inset
        label={t('tab.label')}
        values={order}
        value={tab}
        tab={(each, attributes) => (
          // Pressing it again focuses the conversation.
          <button type="button" {...attributes} onClick={() => onOpen(each)}>
            {t(`tab.${each}`)}
            {marks[each]}
          </button>
        )}
      >
        {isTalking ? (
          <div className={css.conversationFrame}>{conversation}</div>
        ) : detail ? (
          <Suspense fallback={<TabSkeleton />}>
            <Panel lead={detail} tab={tab} onOpen={onOpen} />
          </Suspense>
        ) : (
          <TabSkeleton />
        )}
      </Tabs>
    </Card>
  );
}

function Panel({ lead, tab, onOpen }: { lead: LeadDetail; tab: LeadTab; onOpen: (tab: LeadTab) => void }) {
  switch (tab) {
    case 'details':
      return <DetailsTab lead={lead} onHistory={() => onOpen('interactions')} />;
    case 'interactions':
      return <InteractionsTab lead={lead} />;
    case 'notes':
      return <NotesTab lead={lead} />;
    case 'calls':
      return <CallsTab lead={lead} />;
    case 'loan':
      return <LoanTab lead={lead} />;
    case 'messages':
      return null;
  }
}
