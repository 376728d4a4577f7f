import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { useTranslation } from '#texts/use-translation.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { messagesOptions } from '../messages.queries.ts';
import { dayLine } from '../message-times.ts';
import { Bubble } from './Bubble.tsx';
import { FirstRequest } from './FirstRequest.tsx';
import { byDay, inOrder } from './thread-lines.ts';
import { useThreadScroll } from './use-thread-scroll.ts';

export type ThreadProps = {
  leadId: number;
  timeZone: string;
  coupleName: string;
  askedAt: string;
  /** The couple's message with the request. */
  request: string;
  /** Where the page itself scrolls, only the last few are shown until more are wanted. */
  isShort: boolean;
};

const SHORT = 4;

/** The messages, oldest first. */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { leadId, timeZone, isShort } = props;
  const { t } = useTranslation('messages');
  const query = useInfiniteQuery(messagesOptions(leadId));
  const [wantsAll, setWantsAll] = useState(false);
  const all = useMemo(() => inOrder(query.data?.pages ?? []), [query.data]);
  const messages = isShort && !wantsAll ? all.slice(-SHORT) : all;
  const { list, keepPlace } = useThreadScroll(all.at(-1)?.id);
  const isHidden = messages.length < all.length;
  const now = new Date();

  if (query.isError && !query.data)
    return (
      <List ref={list}>
        <ErrorState title={t('thread.failed')} onRetry={() => void query.refetch()} />
      </List>
    );
  if (!query.data) return <ThreadSkeleton />;

  const showOlder = () => {
    keepPlace();
    if (isHidden) setWantsAll(true);
    else void query.fetchNextPage();
  };
  return (
    <List ref={list} tabIndex={0} role="log" aria-label={t('thread.label')} data-short={isShort || undefined}>
      <Stack>
        {isHidden || query.hasNextPage ? (
          <Older size="small" loading={query.isFetchingNextPage} onClick={showOlder}>
            {t('thread.older')}
          </Older>
        ) : (
          <FirstRequest {...props} />
        )}
        {byDay(messages, timeZone).map(({ day, messages: ofDay }) => (
          <Day key={day}>
            <DayLine>{day === 'later' ? t('thread.later') : dayLine(ofDay[0]?.createdAt ?? '', timeZone, now)}</DayLine>
            {ofDay.map((message) => (
              <Bubble key={message.id} leadId={leadId} message={message} timeZone={timeZone} />
            ))}
          </Day>
        ))}
      </Stack>
    </List>
  );
});

function ThreadSkeleton() {
  const { t } = useTranslation('messages');
  return (
    <List role="status" aria-label={t('thread.loading')} aria-busy>
      <Stack>
        <Skeleton variant="rounded" width="72%" height={64} />
        <Skeleton variant="rounded" width="64%" height={84} sx={{ alignSelf: 'flex-end' }} />
        <Skeleton variant="rounded" width="78%" height={64} />
      </Stack>
    </List>
  );
}

const List = styled('div')(({ theme }) => ({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  padding: '16px 20px',
  display: 'flex',
  flexDirection: 'column',
  '&[data-short]': { overflowY: 'visible' },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  [theme.breakpoints.down('md')]: { padding: '16px 0' },
}));

// A short conversation is at the bottom, near the composer.
const Stack = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16, marginTop: 'auto' });

const Day = styled('ol')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14, listStyle: 'none' });

export const DayLine = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  justifySelf: 'center',
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

const Older = styled(Button)({ alignSelf: 'center' });
