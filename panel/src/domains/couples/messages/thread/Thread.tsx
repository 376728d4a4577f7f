import { useInfiniteQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { type Entry, leadPlace, useOutbox } from '#platform/outbox/outbox-state.ts';
import { lazyPart } from '#loading/lazy-part.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { element } from '#ui/element.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { messagesOptions } from '../messages.queries.ts';
import { dayLine } from '../message-times.ts';
import { Bubble, BubbleShape } from './Bubble.tsx';
import { FirstRequest } from './FirstRequest.tsx';
import { byDay, inOrder } from './thread-lines.ts';
import { useThreadScroll } from './use-thread-scroll.ts';
import css from './Thread.module.css';

export type ThreadProps = {
  leadId: number;
  timeZone: string;
  coupleName: string;
  askedAt: string;
  /** The couple's message with the request. */
  request: string;
  /** Where the page itself scrolls, only the last few are shown until more are wanted. */
  isShort: boolean;
  /** Takes a message that has not been sent back into the composer. */
  onEdit: (entry: Entry) => void;
};

// Seldom needed; the service worker has it.
const WaitingMessages = lazyPart(() => import('./WaitingMessages.tsx'), 'WaitingMessages');

const SHORT = 4;

/** The messages, oldest first. */
export const Thread = memo(function Thread(props: ThreadProps) {
  const { leadId, timeZone, isShort, onEdit } = props;
  const { t } = useTranslation('messages');
  const query = useInfiniteQuery(messagesOptions(leadId));
  const [wantsAll, setWantsAll] = useState(false);
  const all = useMemo(() => inOrder(query.data?.pages ?? []), [query.data]);
  const messages = isShort && !wantsAll ? all.slice(-SHORT) : all;
  const waiting = useOutbox(leadPlace(leadId)).filter(({ kind }) => kind === 'message');
  const { list, keepPlace } = useThreadScroll(waiting.at(-1)?.id ?? all.at(-1)?.id);
  const isHidden = messages.length < all.length;
  const now = new Date();

  if (query.isLoadingError)
    return (
      <div className={css.list} ref={list}>
        <ErrorState title={t('thread.failed')} onRetry={() => void query.refetch()} />
      </div>
    );
  if (!query.data) return <ThreadShape />;

  const showOlder = () => {
    keepPlace();
    if (isHidden) setWantsAll(true);
    else void query.fetchNextPage();
  };
  return (
    <div
      className={css.list}
      ref={list}
      // It scrolls, so the keyboard must reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="log"
      aria-label={t('thread.label')}
      data-short={isShort || undefined}
    >
      <Stack gap={4} className={css.stack}>
        {isHidden || query.hasNextPage ? (
          <Button className={css.older} size="small" loading={query.isFetchingNextPage} onClick={showOlder}>
            {t('thread.older')}
          </Button>
        ) : (
          <FirstRequest {...props} />
        )}
        {byDay(messages, timeZone).map(({ day, messages: ofDay }) => (
          <Stack component="ol" gap={3.5} key={day}>
            <DayLine>{day === 'later' ? t('thread.later') : dayLine(ofDay[0]?.createdAt ?? '', timeZone, now)}</DayLine>
            {ofDay.map((message) => (
              <Bubble key={message.id} leadId={leadId} message={message} timeZone={timeZone} />
            ))}
          </Stack>
        ))}
        {waiting.length > 0 && <WaitingMessages entries={waiting} onEdit={onEdit} />}
      </Stack>
    </div>
  );
});

/** The messages while they load: the newest are at the bottom, and those above do not move them. */
export function ThreadShape() {
  const { t } = useTranslation('messages');
  return (
    <div className={css.list} role="status" aria-label={t('thread.loading')} aria-busy data-shape="">
      <Stack component="ol" gap={3.5} data-fill="messages">
        <BubbleShape isMine={false} />
        <BubbleShape isMine />
        <BubbleShape isMine={false} />
      </Stack>
    </div>
  );
}

export const DayLine = element('li', css.dayLine);
