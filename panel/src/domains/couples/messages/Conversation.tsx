import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { Suspense, useId, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { pagePart } from '#loading/lazy-part.ts';
import { Card } from '#ui/Card.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Quiet, Text } from '#ui/Text.tsx';
import { useMediaQuery } from '#ui/use-media-query.ts';
import { Row } from '#ui/layout/Row.tsx';
import { ComposerWithDraft } from './composer/ComposerWithDraft.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { clockTime, isToday, shortMoment } from './message-times.ts';
import { Thread } from './thread/Thread.tsx';
import { useEditWaiting } from './composer/use-edit-waiting.ts';
import { useMarkRead } from './thread/use-mark-read.ts';
import { WaitingBar } from './WaitingBar.tsx';
import css from './Conversation.module.css';

const BlockedComposer = pagePart(() => import('./composer/BlockedComposer.tsx'), 'BlockedComposer');

export type ConversationProps = {
  leadId: number;
  lead: LeadDetail;
  /** Whether the next message is an offer. */
  isOffer: boolean;
  onSent: () => void;
};

/** The conversation with a couple: the messages, how long they have waited, and the composer. */
export function Conversation({ leadId, lead, isOffer, onSent }: ConversationProps) {
  const { t } = useTranslation('messages');
  const titleId = useId();
  const place = useRef<HTMLElement>(null);
  // Between the two the page scrolls, not the conversation.
  const isShort = useMediaQuery('(1000px <= width < 1200px)');
  const { timeZone } = lead.provider;
  const { email, sms } = lead.channels;
  const { edits, edit } = useEditWaiting(leadId);
  useMarkRead(place, { leadId, count: lead.unreadMessageCount, lastMessageAt: lead.lastMessageAt });

  return (
    <Card className={css.conversationFrame} ref={place} aria-labelledby={titleId}>
      <Row component="header" gap={2} className={css.head}>
        <Text size="section" id={titleId}>
          {t('title')}
        </Text>
        {lead.lastMessageAt && <LastSeen at={lead.lastMessageAt} timeZone={timeZone} />}
        <ConversationMenu leadId={leadId} hasMessages={lead.lastMessageAt !== null} />
      </Row>
      {lead.waitingSince && <WaitingBar since={lead.waitingSince} timeZone={timeZone} />}
      <Thread
        leadId={leadId}
        timeZone={timeZone}
        coupleName={lead.couple.name || lead.leadDetails.name}
        askedAt={lead.createdAt}
        request={lead.message}
        isShort={isShort}
        onEdit={edit}
      />
      {email && sms ? (
        <Suspense fallback={<Skeleton height={120} />}>
          <BlockedComposer lead={lead} block={email} />
        </Suspense>
      ) : (
        <ComposerWithDraft key={`${leadId}/${edits}`} leadId={leadId} lead={lead} isOffer={isOffer} onSent={onSent} />
      )}
    </Card>
  );
}

function LastSeen({ at, timeZone }: { at: string; timeZone: string }) {
  const { t } = useTranslation('messages');
  const when = isToday(at, timeZone, new Date())
    ? t('today', { time: clockTime(at, timeZone) })
    : shortMoment(at, timeZone);
  return (
    <Quiet component="span" tabular>
      {t('lastMessage', { when })}
    </Quiet>
  );
}
