import type { CalendarEvent, CalendarEventChange, CalendarEventForm } from '@bellbird/contract/listing/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#texts/use-translation.ts';
import { ApiFailure, NETWORK } from '#platform/api/api-failure.ts';
import { firstNames } from '#platform/formats/couple-names.ts';
import { useConfirm } from '#ui/confirm/confirm.ts';
import { useNotices } from '#ui/notices/notices.ts';
import { addEvents, calendarKey, changeEvent, removeEvent } from './calendar.queries.ts';
import { shortDay } from './month/month.ts';

/** What is done to a calendar. Each answers why it failed, if it did. */
export function useCalendarWrites(providerId: number) {
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
      // Also after a refusal: the day is not as it was shown.
      void queries.invalidateQueries({ queryKey: calendarKey(providerId) });
    }
  }

  function tell(failure: ApiFailure | undefined): void {
    if (!failure) return;
    const words = Object.values(failure.fields).filter(Boolean).join(' ');
    notices.error(failure.code === NETWORK ? t('offline') : `${failure.message} ${words}`.trim());
  }

  const add = (form: CalendarEventForm, key: string = crypto.randomUUID()) =>
    attempt(() => addEvents(providerId, form, key));

  const change = (eventId: number, form: CalendarEventChange) => attempt(() => changeEvent(providerId, eventId, form));

  /** Frees a day. Undone with a click, unless somebody moves up by it: then it is asked first. */
  async function release(event: CalendarEvent, behind: CalendarEvent | undefined): Promise<void> {
    const when = shortDay(event.date);
    if (behind) {
      const next = behind.couple ? firstNames(behind.couple.name) : t('secondOption');
      const isSure = await confirm({
        title: t('release.title', { when }),
        text: t('release.movesUp', { next }),
        confirm: t('release.confirm'),
        danger: true,
      });
      if (!isSure) return;
    }
    const failure = await attempt(() => removeEvent(providerId, event.id));
    if (failure) return tell(failure);
    const undo = { label: t('undo'), onClick: () => void add(asForm(event)).then(tell) };
    notices.success(t('release.done', { when }), behind ? undefined : undo);
  }

  /** Books what is held; whoever waits for it is asked about first. */
  async function book(event: CalendarEvent, behind: CalendarEvent | undefined): Promise<void> {
    const when = shortDay(event.date);
    const name = event.couple && firstNames(event.couple.name);
    if (behind) {
      const next = behind.couple ? firstNames(behind.couple.name) : t('secondOption');
      const isSure = await confirm({
        title: name ? t('book.titleFor', { when, name }) : t('book.title', { when }),
        text: t('book.ends', { next }),
        confirm: t('book.confirm'),
      });
      if (!isSure) return;
    }
    const { note, version } = event;
    const failure = await change(event.id, { status: 'booked', note, leadId: event.couple?.leadId ?? null, version });
    if (failure) return tell(failure);
    notices.success(name ? t('book.doneFor', { when, name }) : t('book.done', { when }));
  }

  return { add, change, release, book, tell };
}

export type CalendarWrites = ReturnType<typeof useCalendarWrites>;

function asForm({ date, status, spaceId, option, expiresOn, note, couple }: CalendarEvent): CalendarEventForm {
  return { date, status, spaceId, option, expiresOn, note, leadId: couple?.leadId ?? null };
}
