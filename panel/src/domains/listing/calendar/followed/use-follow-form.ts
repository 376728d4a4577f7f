import type { FollowedCalendar } from '@bellbird/contract/listing/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { NETWORK } from '#platform/api/api-failure.ts';
import { asFailure } from '#platform/api/failure-messages.ts';
import { useTranslation } from '#texts/use-translation.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { calendarKey } from '../calendar.queries.ts';
import type { FollowValues, Followed } from './follow-form.ts';
import { changeFollowed, followCalendar } from './followed.queries.ts';

type Given = { providerId: number; calendar: FollowedCalendar | undefined; onClose: () => void };

/** The form of a followed calendar. It keeps its values when the server refuses them. */
export function useFollowForm({ providerId, calendar, onClose }: Given) {
  const { t } = useTranslation('followed-calendars');
  const queries = useQueryClient();
  const notices = useNotices();
  const key = useRef(crypto.randomUUID());
  const form = useForm<FollowValues, unknown, Followed>({
    resolver: lazyResolver(async () => (await import('./follow-form.ts')).followForm(!calendar)) as Resolver<
      FollowValues,
      unknown,
      Followed
    >,
    defaultValues: {
      name: calendar?.name ?? '',
      address: '',
      effect: calendar?.effect ?? 'block',
      allDayOnly: calendar?.allDayOnly ?? true,
      showsTitles: calendar?.showsTitles ?? false,
      spaceId: calendar?.spaceId ?? 0,
    },
  });

  const submit = async ({ address, ...choices }: Followed): Promise<void> => {
    try {
      if (calendar) await changeFollowed(providerId, calendar.id, { ...choices, version: calendar.version });
      else await followCalendar(providerId, { ...choices, address }, key.current);
      notices.success(calendar ? t('saved') : t('followed', { name: choices.name }));
      onClose();
    } catch (error) {
      const failure = asFailure(error);
      // The server answered, so the next attempt is a new request.
      if (failure.code !== NETWORK) key.current = crypto.randomUUID();
      const message = failure.code === 'stale_version' ? t('stale') : failure.message;
      applyFieldErrors(form, { fields: failure.fields, message });
    } finally {
      void queries.invalidateQueries({ queryKey: calendarKey(providerId) });
    }
  };
  return { form, submit };
}
