import type { FollowedCalendar } from '@bellbird/contract/listing/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAttempt } from '#platform/api/use-attempt.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { calendarKey } from '../calendar.queries.ts';
import { readNow, stopFollowing } from './followed.queries.ts';

/** The actions on one followed calendar. */
export function useFollowedActions(providerId: number) {
  const { t } = useTranslation('followed-calendars');
  const queries = useQueryClient();
  const confirm = useConfirm();
  const attempt = useAttempt();
  const [isBusy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true);
    await attempt(work, done);
    setBusy(false);
    void queries.invalidateQueries({ queryKey: calendarKey(providerId) });
  }

  return {
    isBusy,
    read: ({ id, name }: FollowedCalendar) => act(() => readNow(providerId, id), t('reading', { name })),
    async stop({ id, name }: FollowedCalendar): Promise<void> {
      const question = { title: t('stopTitle', { name }), text: t('stopText'), confirm: t('stop'), danger: true };
      if (await confirm(question)) await act(() => stopFollowing(providerId, id), t('stopped', { name }));
    },
  };
}
