import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { type ComponentType, Suspense, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useParams } from '#platform/routing/routing.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { Page } from '#ui/Page.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { ConversationSlot } from './ConversationSlot.tsx';
import { LeadBanners } from './LeadBanners.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';
import { LeadSkeleton } from './LeadSkeleton.tsx';
import { LeadTabs } from './LeadTabs.tsx';
import { NarrowLeadHeader } from './NarrowLeadHeader.tsx';
import { useLead } from './use-lead.ts';
import { useMarkSeen } from './alerts/use-mark-seen.ts';
import { useLeadPage } from './use-lead-page.ts';
import css from './LeadPage.module.css';

const EditFactsDialog = lazyPart(() => import('./EditFactsDialog.tsx'), 'EditFactsDialog');

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx'), 'OfferDialog');
const WithheldLead = lazyPart(() => import('./WithheldLead.tsx'), 'WithheldLead', { isAwaited: true });
const PackageNote = lazyPart(() => import('./PackageNote.tsx'), 'PackageNote');

export type ConversationProps = { leadId: number; lead: LeadDetail; isOffer: boolean; onSent: () => void };

/** Components of other domains on this page; the app passes them in. */
export type LeadPageParts = {
  Conversation: ComponentType<ConversationProps>;
  ConversationSkeleton: ComponentType;
  QuoteCard: ComponentType<{ lead: LeadDetail }>;
  Missing: ComponentType;
};

/** One couple: their request, and the conversation beside it or in a tab. */
export function LeadPage(parts: LeadPageParts) {
  const { id } = useParams('lead');
  const leadId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  return <OneLead key={leadId} id={leadId} {...parts} />;
}

function OneLead({ id, Conversation, ConversationSkeleton, QuoteCard, Missing }: { id: number } & LeadPageParts) {
  const { t } = useTranslation('lead-detail');
  const { summary, lead, isMissing, isFailed, retry } = useLead(id);
  const isWide = useMediaQuery('(width >= 1200px)');
  const isNarrow = useMediaQuery('(width < 1000px)');
  const page = useLeadPage(lead ?? summary, isWide);
  const [isUnfolded, setUnfolded] = useState(false);
  useMarkSeen(lead);

  if (isMissing)
    return (
      <Suspense>
        <Page>
          <Missing />
        </Page>
      </Suspense>
    );
  if (isFailed)
    return (
      <Page>
        <ErrorState headingLevel="h1" title={t('failed')} onRetry={retry} />
      </Page>
    );
  // Whether a request is hidden is decided when it is opened, so its row cannot be shown in advance.
  if (!summary || (summary.isWithheld && !lead)) return <LeadSkeleton Conversation={ConversationSkeleton} />;
  if (lead?.isWithheld)
    return (
      <Suspense fallback={<LeadSkeleton Conversation={ConversationSkeleton} />}>
        <WithheldLead lead={lead} />
      </Suspense>
    );

  const conversation = lead && (
    <ConversationSlot asked={page.asked}>
      <Conversation leadId={id} lead={lead} isOffer={page.isOffer} onSent={page.sent} />
    </ConversationSlot>
  );
  const header = { lead: summary, detail: lead, onMove: page.move, onMore: page.choose };
  return (
    <Page className={css.page} data-talking={page.tab === 'messages' || undefined}>
      {isNarrow ? (
        <NarrowLeadHeader {...header} isUnfolded={isUnfolded} onUnfold={setUnfolded} />
      ) : (
        <LeadHeader {...header} />
      )}
      <div className={css.split}>
        <Stack gap={6} className={css.left}>
          {lead?.allowance && <PackageNote lead={lead} />}
          {lead && <LeadBanners lead={lead} />}
          {lead && (
            <Suspense>
              <QuoteCard lead={lead} />
            </Suspense>
          )}
          {(!isNarrow || isUnfolded) && <LeadFacts lead={summary} detail={lead} />}
          <LeadTabs
            lead={summary}
            detail={lead}
            tab={page.tab}
            onOpen={page.open}
            conversation={isWide ? undefined : (conversation ?? null)}
          />
        </Stack>
        {isWide && <div className={css.beside}>{conversation}</div>}
      </div>
      {page.dialog}
      {page.isOffering && <OfferDialog lead={summary} onWrite={page.writeOffer} onClose={page.stopOffering} />}
      {page.isEditing && lead && <EditFactsDialog lead={lead} onClose={page.stopEditing} />}
    </Page>
  );
}
