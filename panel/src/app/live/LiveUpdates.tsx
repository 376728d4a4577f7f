import type { LiveEvent } from '@bellbird/contract/attention/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { request } from '#platform/api/api.ts';
import { followEvents } from '#platform/live/follow-events.ts';
import { nextTask } from '#loading/next-task.ts';
import { createStreamCursor } from '#platform/live/stream-cursor.ts';
import { refreshSession } from '#platform/session/refresh-session.ts';
import { dataAge } from './data-age.ts';
import { createRefresher } from './refresher.ts';
import { useToast } from './use-toast.ts';

/** Follows the events of the user's couples: refreshes what is on screen and shows toasts for what is new. */
export function LiveUpdates({ uuid }: { uuid: string }) {
  const queries = useQueryClient();
  const show = useToast();
  const onEvent = useEffectEvent((event: LiveEvent, claim: () => Promise<boolean>) => show(event, claim));

  useEffect(() => {
    const cursor = createStreamCursor(uuid);
    const refresher = createRefresher(queries, refreshSession);
    const stop = followEvents({
      startAfter: cursor.position(),
      open: async (lastEventId, signal, isFirst) => {
        // The page has just been rendered: opening the stream is a task of its own.
        await nextTask();
        const query = isFirst ? { openForS: String(dataAge(queries)) } : {};
        return request('GET /realtime/customer_users/{uuid}', { params: { uuid }, query, lastEventId, signal });
      },
      onPosition: cursor.moveTo,
      onResume: refresher.wasAway,
      onEvent: ({ id, data }) => {
        const event = JSON.parse(data) as LiveEvent;
        refresher.onEvent(event);
        void onEvent(event, () => cursor.claim(id));
      },
    });
    return () => {
      stop();
      refresher.stop();
    };
  }, [uuid, queries]);

  return null;
}
