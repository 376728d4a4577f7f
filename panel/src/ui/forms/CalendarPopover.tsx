import { DATE_FORMAT } from '@bellbird/contract/shared/limits';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import 'dayjs/locale/ar';
import 'dayjs/locale/en-au';
import 'dayjs/locale/tr';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { RefObject } from 'react';
import { currentLanguage } from '#texts/texts.ts';
import { isRealDay } from './day.ts';

export type CalendarPopoverProps = {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  value: string;
  min: string | undefined;
  max: string | undefined;
  label: string;
  onPick: (day: string) => void;
  onClose: () => void;
};

const CALENDARS: Readonly<Record<string, string>> = { ar: 'ar', tr: 'tr' };

/** The month grid of a date field; in Australia weeks start on Monday. */
export default function CalendarPopover({
  open,
  anchor,
  value,
  min,
  max,
  label,
  onPick,
  onClose,
}: CalendarPopoverProps) {
  const language = currentLanguage();
  return (
    <Popover
      open={open}
      onClose={onClose}
      anchorEl={() => anchor.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { marginTop: 1 } } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={CALENDARS[language] ?? 'en-au'}>
        <DateCalendar
          autoFocus
          value={isRealDay(value) ? dayjs(value) : null}
          {...(min && { minDate: dayjs(min) })}
          {...(max && { maxDate: dayjs(max) })}
          onChange={(day, state) => {
            if (day && state === 'finish') onPick(day.format(DATE_FORMAT));
          }}
          slots={{ leftArrowIcon: ChevronLeft, rightArrowIcon: ChevronRight, switchViewIcon: ChevronDown }}
          dayOfWeekFormatter={(day) => day.format('dd')}
        />
      </LocalizationProvider>
    </Popover>
  );
}
