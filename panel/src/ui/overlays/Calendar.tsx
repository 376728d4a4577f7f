import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ChevronProps, DayPicker, type Formatters, type Labels } from 'react-day-picker';
import { currentLanguage } from '#texts/texts.ts';
import { useUiText } from '../use-ui-text.ts';
import css from './Calendar.module.css';

export type CalendarProps = {
  /** All days are written YYYY-MM-DD. */
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onPick: (day: string) => void;
};

/** Without limits of their own, the years that can be chosen. */
const YEARS_AROUND = 20;
const MONDAY = 1;
const SATURDAY = 6;

const COMPONENTS = { Chevron: Arrow };
const CLASSES = {
  root: css.calendar,
  months: '',
  month: css.month,
  month_caption: css.caption,
  dropdowns: css.choices,
  dropdown_root: css.choice,
  dropdown: css.options,
  caption_label: css.label,
  button_previous: css.turn,
  button_next: css.turn,
  month_grid: css.grid,
  weekday: css.weekday,
  day: css.cell,
  day_button: css.day,
};

/** One month of days, with arrow keys, Page up and Page down, and the choice of another month or year. */
export function Calendar({ value, min, max, onPick }: CalendarProps) {
  const t = useUiText();
  const language = currentLanguage();
  const [chosen, first, last] = [value, min, max].map((day) => (day ? toDate(day) : undefined));
  const around = (chosen ?? new Date()).getFullYear();
  const labels: Partial<Labels> = {
    labelPrevious: () => t('date.previous'),
    labelNext: () => t('date.next'),
    labelMonthDropdown: () => t('date.month'),
    labelYearDropdown: () => t('date.year'),
    labelGrid: (month) => format(month, { month: 'long', year: 'numeric' }),
    labelDayButton: (day) => format(day, { dateStyle: 'full' }),
    labelWeekday: (day) => format(day, { weekday: 'long' }),
  };
  return (
    <DayPicker
      mode="single"
      required
      autoFocus
      selected={chosen}
      onSelect={(day) => onPick(toDay(day))}
      defaultMonth={findFirstMonth(chosen, first, last)}
      startMonth={first ?? new Date(around - YEARS_AROUND, 0)}
      endMonth={last ?? new Date(around + YEARS_AROUND, 11)}
      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
      weekStartsOn={language === 'ar' ? SATURDAY : MONDAY}
      captionLayout="dropdown"
      navLayout="around"
      dir={document.documentElement.dir || 'ltr'}
      lang={document.documentElement.lang || 'en-AU'}
      labels={labels}
      formatters={FORMATTERS}
      components={COMPONENTS}
      classNames={CLASSES}
    />
  );
}

/** The month that is shown first: the chosen day's, otherwise this one if any of its days can be chosen. */
function findFirstMonth(chosen: Date | undefined, first: Date | undefined, last: Date | undefined): Date {
  const now = new Date();
  if (chosen) return chosen;
  if (first && first > now) return first;
  return last && last < now ? last : now;
}

const FORMATTERS: Partial<Formatters> = {
  formatCaption: (month) => format(month, { month: 'long', year: 'numeric' }),
  formatMonthDropdown: (month) => format(month, { month: 'long' }),
  formatYearDropdown: (year) => String(year.getFullYear()),
  formatWeekdayName: (day) => format(day, { weekday: 'short' }),
  formatDay: (day) => String(day.getDate()),
};

/** In the page's language, always with Latin digits. */
function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  const language = document.documentElement.lang || 'en-AU';
  return new Intl.DateTimeFormat(`${language}-u-nu-latn`, options).format(date);
}

/** Noon is on the same day in every time zone's summer and winter. */
function toDate(day: string): Date {
  return new Date(`${day}T12:00`);
}

function toDay(date: Date): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${date.getFullYear()}-${month}-${day}`;
}

function Arrow({ orientation }: ChevronProps) {
  if (orientation === 'down') return <ChevronDown aria-hidden />;
  return orientation === 'right' ? <ChevronRight aria-hidden /> : <ChevronLeft aria-hidden />;
}
