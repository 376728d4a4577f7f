import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { Card } from '#ui/Card.tsx';
import { SIZE } from '#ui/theme/tokens.ts';
import { BlockedComposer } from './composer/BlockedComposer.tsx';
import { ComposerWithDraft } from './composer/ComposerWithDraft.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { clockTime, isToday, shortMoment } from './message-times.ts';
import { Thread } from './thread/Thread.tsx';
import { useMarkRead } from './thread/use-mark-read.ts';
import { WaitingBar } from './WaitingBar.tsx';

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
  const isBeside = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const { timeZone } = lead.provider;
  const { email, sms } = lead.channels;
  useMarkRead(place, { leadId, count: lead.unreadMessageCount, lastMessageAt: lead.lastMessageAt });

  return (
    <ConversationFrame ref={place} aria-labelledby={titleId}>
      <Head>
        <Typography variant="h2" id={titleId}>
          {t('title')}
        </Typography>
        {lead.lastMessageAt && <LastSeen at={lead.lastMessageAt} timeZone={timeZone} />}
        <ConversationMenu leadId={leadId} hasMessages={lead.lastMessageAt !== null} />
      </Head>
      {lead.waitingSince && <WaitingBar since={lead.waitingSince} timeZone={timeZone} />}
      <Thread
        leadId={leadId}
        timeZone={timeZone}
        coupleName={lead.couple.name || lead.leadDetails.name}
        askedAt={lead.createdAt}
        request={lead.message}
        isShort={!isBeside}
      />
      {email && sms ? (
        <BlockedComposer lead={lead} block={email} />
      ) : (
        <ComposerWithDraft key={leadId} leadId={leadId} lead={lead} isOffer={isOffer} onSent={onSent} />
      )}
    </ConversationFrame>
  );
}

function LastSeen({ at, timeZone }: { at: string; timeZone: string }) {
  const { t } = useTranslation('messages');
  const when = isToday(at, timeZone, new Date())
    ? t('today', { time: clockTime(at, timeZone) })
    : shortMoment(at, timeZone);
  return <Seen>{t('lastMessage', { when })}</Seen>;
}

const ConversationFrame = styled(Card)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: SIZE.bar + 24,
    // Leaves space for the page's header, so that the composer is in view.
    height: `calc(100dvh - ${SIZE.bar + 147}px)`,
    minHeight: 560,
  },
  // On phones the conversation is the page, and the composer sticks to the bottom.
  [theme.breakpoints.down('md')]: {
    overflow: 'visible',
    border: 0,
    backgroundColor: 'transparent',
    paddingBottom: 128,
  },
}));

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  padding: '12px 12px 12px 20px',
  '& > h2': { flex: 1 },
  '&:has(+ :not(p))': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.down('md')]: { padding: '4px 0 8px', border: '0 !important', '& > h2': { fontSize: '0.875rem' } },
}));

const Seen = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}));
