import CalendarDays from 'lucide-react/icons/calendar-days';
import { useRef, useState } from 'react';
import { lazyPart } from '#loading/lazy-part.ts';
import { IconButton } from '../IconButton.tsx';
import { useUiText } from '../use-ui-text.ts';
import { displayDay, wireDay } from './day.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { Input } from './Input.tsx';
import { type FieldProps, useField } from './use-field.ts';

// The calendar is heavy and many people type; it loads when it is first opened.
const CalendarPopover = lazyPart(() => import('./CalendarPopover.tsx'), 'CalendarPopover');

export type DateFieldProps = FieldProps & {
  /** The first and last day in the calendar, YYYY-MM-DD; the schema refuses typed days outside them. */
  min?: string;
  max?: string;
};

/** A day: typed as DD.MM.YYYY or picked, stored as YYYY-MM-DD. */
export function DateField({ name, label, help, required, disabled, min, max }: DateFieldProps) {
  const t = useUiText();
  const { field, frame, input } = useField({ name, label, help, required, disabled });
  const value = String(field.value ?? '');
  const [typing, setTyping] = useState<string>();
  const [calendar, setCalendar] = useState<'never' | 'open' | 'closed'>('never');
  const box = useRef<HTMLDivElement>(null);

  const type = (text: string) => {
    setTyping(text);
    // An incomplete date is kept as typed, so that the schema refuses it.
    field.onChange(wireDay(text) ?? text);
  };

  return (
    <FieldFrame {...frame}>
      <Input
        {...input}
        ref={box}
        value={typing ?? displayDay(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          setTyping(undefined);
          field.onBlur();
        }}
        placeholder={t('date.format')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={10}
        dir="ltr"
        end={
          <IconButton
            size="small"
            edge="end"
            disabled={disabled}
            aria-label={t('date.open')}
            aria-haspopup="dialog"
            onClick={() => setCalendar('open')}
            icon={CalendarDays}
          />
        }
      />
      {calendar !== 'never' && (
        <CalendarPopover
          open={calendar === 'open'}
          anchor={box}
          value={value}
          min={min}
          max={max}
          label={label}
          onClose={() => setCalendar('closed')}
          onPick={(day) => {
            setTyping(undefined);
            field.onChange(day);
            setCalendar('closed');
          }}
        />
      )}
    </FieldFrame>
  );
}
