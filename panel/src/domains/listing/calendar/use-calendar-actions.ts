import type {
  CalendarEvent,
  CalendarEventChange,
  CalendarEventForm,
  FollowedDay,
} from '@bellbird/contract/listing/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure } from '#platform/api/api-failure.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import {
  addEvents,
  calendarKey,
  changeEvent,
  removeEvent,
  saveSettings as saveSettingsOf,
} from './calendar.queries.ts';
import { releaseDay } from './followed/followed.queries.ts';
import { formatShortDay } from './month/month.ts';

/** The actions of a calendar. Each returns its failure, if any. */
export function useCalendarActions(providerId: number) {
  const { t } = useTranslation('calendar');
  const queries = useQueryClient();
  const notices = useNotices();
  const confirm = useConfirm();

  async function attempt(work: () => Promise<unknown>): Promise<ApiFailure | undefined> {
    try {
      await work();
      return undefined;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      return error;
    } finally {
      // Also after a failure: the day may have changed on the server.
      void queries.invalidateQueries({ queryKey: calendarKey(providerId) });
    }
  }

  function reportFailure(failure: ApiFailure | undefined): void {
    if (!failure) return;
    const words = Object.values(failure.fields).filter(Boolean).join(' ');
    notices.error(`${failure.message} ${words}`.trim());
  }

  const add = (form: CalendarEventForm, key: string = crypto.randomUUID()) =>
    attempt(async () => {
      const about = [form.date].flat().map(formatShortDay).join(', ');
      const { isKept } = await addEvents(providerId, form, { key, about, text: form.note ?? '' });
      if (isKept) notices.success(t('kept'));
    });

  const change = (eventId: number, form: CalendarEventChange) => attempt(() => changeEvent(providerId, eventId, form));

  const saveSettings = (settings: { weddingsPerDay: number }) => attempt(() => saveSettingsOf(providerId, settings));

  /** Sells a day although a followed calendar is busy, or blocks it again. */
  const releaseFollowed = async ({ calendarId, date }: FollowedDay, isReleased: boolean): Promise<void> =>
    reportFailure(await attempt(() => releaseDay(providerId, { calendarId, day: date, isReleased })));

  /** Releases a day. It can be undone, unless a second option moves up; then it asks first. */
  async function release(event: CalendarEvent, secondOption: CalendarEvent | undefined): Promise<void> {
    const when = formatShortDay(event.date);
    if (secondOption) {
      const next = secondOption.couple ? firstNames(secondOption.couple.name) : t('secondOption');
      const isSure = await confirm({
        title: t('release.title', { when }),
        text: t('release.movesUp', { next }),
        confirm: t('release.confirm'),
        danger: true,
      });
      if (!isSure) return;
    }
    const failure = await attempt(() => removeEvent(providerId, event.id));
    if (failure) return reportFailure(failure);
    const undo = { label: t('undo'), onClick: () => void add(toForm(event)).then(reportFailure) };
    notices.success(t('release.done', { when }), secondOption ? undefined : undo);
  }

  /** Books a held day; asks first if that removes a second option. */
  async function book(event: CalendarEvent, secondOption: CalendarEvent | undefined): Promise<void> {
    const when = formatShortDay(event.date);
    const name = event.couple && firstNames(event.couple.name);
    if (secondOption) {
      const next = secondOption.couple ? firstNames(secondOption.couple.name) : t('secondOption');
      const isSure = await confirm({
        title: name ? t('book.titleFor', { when, name }) : t('book.title', { when }),
        text: t('book.ends', { next }),
        confirm: t('book.confirm'),
      });
      if (!isSure) return;
    }
    const { note, version } = event;
    const failure = await change(event.id, { status: 'booked', note, leadId: event.couple?.leadId ?? null, version });
    if (failure) return reportFailure(failure);
    notices.success(name ? t('book.doneFor', { when, name }) : t('book.done', { when }));
  }

  return { add, change, saveSettings, release, releaseFollowed, book, reportFailure };
}

export type CalendarActions = ReturnType<typeof useCalendarActions>;

function toForm({ date, status, spaceId, option, expiresOn, note, couple }: CalendarEvent): CalendarEventForm {
  return { date, status, spaceId, option, expiresOn, note, leadId: couple?.leadId ?? null };
}
