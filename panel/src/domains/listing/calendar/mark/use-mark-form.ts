import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { NETWORK } from '#platform/api/api-failure.ts';
import { applyFieldErrors } from '#ui/forms/apply-field-errors.ts';
import { lazyResolver } from '#ui/forms/lazy-resolver.ts';
import { shiftDay } from '../month/month.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import type { MarkValues, Marked } from './mark-form.ts';
import type { Marking } from './marking.ts';

/** How long a hold lasts by default. */
const HOLD_DAYS = 7;

type Given = { marking: Marking; today: string; writes: CalendarActions; onMarked: (day: string) => void };

/** The form of the dialog. It is sent once, and keeps its values when the server refuses it. */
export function useMarkForm({ marking, today, writes, onMarked }: Given) {
  const { t } = useTranslation('calendar');
  const key = useRef(crypto.randomUUID());
  const { days, event, option } = marking;
  const [day = ''] = days;
  const inAWeek = shiftDay(today, HOLD_DAYS);
  const form = useForm<MarkValues, unknown, Marked>({
    resolver: lazyResolver(async () =>
      (await import('./mark-form.ts')).markForm({ today, past: t('mark.past') }),
    ) as Resolver<MarkValues, unknown, Marked>,
    defaultValues: {
      date: day,
      spaceId: marking.spaceId ?? 0,
      status: marking.status,
      expiresOn: event?.expiresOn ?? (day !== '' && day < inAWeek ? day : inAWeek),
      leadId: marking.leadId ?? 0,
      isWholeDay: false,
      note: event?.note ?? '',
    },
  });

  const submit = async ({ date, spaceId, isWholeDay, ...marked }: Marked): Promise<void> => {
    const failure = event
      ? await writes.change(event.id, { ...marked, version: event.version })
      : await writes.add({ ...marked, date, alsoOn: days.slice(1), spaceId, isWholeDay, option }, key.current);
    if (!failure) return onMarked(date);
    const isLost = failure.code === NETWORK;
    // The server answered, so the next attempt is a new request.
    if (!isLost) key.current = crypto.randomUUID();
    const isStale = failure.code === 'stale_version';
    applyFieldErrors(form, {
      fields: failure.fields,
      message: isStale ? t('mark.stale') : failure.message,
    });
  };
  return { form, submit };
}
