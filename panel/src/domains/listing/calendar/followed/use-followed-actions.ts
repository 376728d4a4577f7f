import type { FollowedCalendar } from '@bellbird/contract/listing/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorMessage } from '#platform/api/use-error-message.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { calendarKey } from '../calendar.queries.ts';
import { readNow, stopFollowing } from './followed.queries.ts';

/** The actions on one followed calendar. */
export function useFollowedActions(providerId: number) {
  const { t } = useTranslation('followed-calendars');
  const queries = useQueryClient();
  const notices = useNotices();
  const confirm = useConfirm();
  const toMessage = useErrorMessage('followed-calendars');
  const [isBusy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>, done: string): Promise<void> {
    setBusy(true);
    try {
      await work();
      notices.success(done);
    } catch (error) {
      notices.error(toMessage(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: calendarKey(providerId) });
    }
  }

  return {
    isBusy,
    read: ({ id, name }: FollowedCalendar) => attempt(() => readNow(providerId, id), t('reading', { name })),
    async stop({ id, name }: FollowedCalendar): Promise<void> {
      const question = { title: t('stopTitle', { name }), text: t('stopText'), confirm: t('stop'), danger: true };
      if (await confirm(question)) await attempt(() => stopFollowing(providerId, id), t('stopped', { name }));
    },
  };
}
