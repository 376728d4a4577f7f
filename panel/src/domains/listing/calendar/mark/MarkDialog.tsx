import type { CalendarCouple, FollowedDay } from '@bellbird/contract/listing/calendar';
import { CALENDAR_NOTE_MAX } from '@bellbird/contract/shared/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from '#texts/use-translation.ts';
import { Note } from '#ui/Note.tsx';
import { Text } from '#ui/Text.tsx';
import { CheckboxField } from '#ui/forms/CheckboxField.tsx';
import { DateField } from '#ui/forms/DateField.tsx';
import { FormDialog } from '#ui/forms/FormDialog.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextareaField } from '#ui/forms/TextareaField.tsx';
import { toEntryText } from '../followed/followed-days.ts';
import { formatLongDay, formatShortDay } from '../month/month.ts';
import type { Space } from '../slots.ts';
import type { CalendarActions } from '../use-calendar-actions.ts';
import { toCoupleOptions } from './couple-choices.ts';
import type { Marking } from './marking.ts';
import { StatusField } from './StatusField.tsx';
import { useMarkForm } from './use-mark-form.ts';

type MarkDialogProps = {
  marking: Marking;
  today: string;
  spaces: readonly Space[];
  weddingsPerDay: number;
  couples: readonly CalendarCouple[];
  followed: readonly FollowedDay[];
  writes: CalendarActions;
  onMarked: (day: string) => void;
  onClose: () => void;
};

/** Marks one or several days, or edits an event. Keeps what was typed when the server refuses it. */
export function MarkDialog(props: MarkDialogProps) {
  const { marking, today, spaces, weddingsPerDay, couples, followed, writes, onMarked, onClose } = props;
  const { t } = useTranslation('calendar');
  const { form, submit } = useMarkForm({ marking, today, writes, onMarked });
  const [status, date] = useWatch({ control: form.control, name: ['status', 'date'] });
  const { days, event, option } = marking;
  const busy = followed.filter((entry) => [date, ...days].includes(entry.date) && !entry.isReleased);
  const title = event
    ? t('mark.edit', { day: formatLongDay(event.date) })
    : option === 'second'
      ? t('mark.second', { day: formatLongDay(days[0] ?? today) })
      : days.length > 1
        ? t('markDays', { count: days.length })
        : days.length === 1
          ? formatLongDay(days[0] ?? '')
          : t('holdDate');

  return (
    <FormDialog
      title={title}
      form={form}
      label={title}
      onSubmit={submit}
      submit={event ? t('mark.save') : t(`mark.confirm.${status}`)}
      onClose={onClose}
    >
      {days.length > 1 && (
        <Text component="p" size="inherit" quiet>
          {days.map(formatShortDay).join(', ')}
        </Text>
      )}
      {option === 'second' && !event && (
        <Text component="p" size="inherit" quiet>
          {t('mark.secondHelp')}
        </Text>
      )}
      {(!event || event.status === 'available') && option === 'first' && busy.length > 0 && (
        <Note tone="warning" announce>
          {busy.map((entry) => (
            <div key={`${entry.calendarId} ${entry.date}`}>
              {t('followed.busyOn', { day: formatShortDay(entry.date), entry: toEntryText(entry, t) })}
            </div>
          ))}
        </Note>
      )}
      {days.length === 0 && <DateField name="date" label={t('mark.date')} min={today} required />}
      {spaces.length > 0 && !event && option === 'first' && (
        <SelectField
          name="spaceId"
          label={t('mark.space')}
          options={[
            { value: 0, label: t('wholeVenue') },
            ...spaces.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
      {option === 'first' && !event?.isDeal && <StatusField />}
      {weddingsPerDay > 1 && !event && option === 'first' && status !== 'available' && (
        <CheckboxField name="isWholeDay" label={t('mark.wholeDay')} help={t('mark.wholeDayHelp')} />
      )}
      {status !== 'available' && !event?.isDeal && (
        <SelectField
          name="leadId"
          label={t('mark.couple')}
          help={t('mark.coupleHelp')}
          options={[
            { value: 0, label: t('mark.noCouple') },
            ...toCoupleOptions(couples, date, event?.couple ?? null, t),
          ]}
        />
      )}
      {status === 'held' && (
        <DateField name="expiresOn" label={t('mark.expiresOn')} help={t('mark.expiresOnHelp')} min={today} required />
      )}
      <TextareaField name="note" label={t('mark.note')} max={CALENDAR_NOTE_MAX} rows={2} />
    </FormDialog>
  );
}
