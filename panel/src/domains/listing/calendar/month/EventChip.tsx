import type { CalendarStatus } from '@bellbird/contract/listing/calendar';
import css from './EventChip.module.css';

type EventChipProps = { status: CalendarStatus | 'deal' | 'busy' | 'note'; mark: string | undefined; name: string };

/**
 * An event on a day: solid when booked, striped when held, framed for a deal that is not marked yet. A followed
 * calendar is grey, or only framed if it takes nothing. A bar on phones.
 */
export function EventChip({ status, mark, name }: EventChipProps) {
  return (
    <span className={css.chip} data-status={status}>
      {mark && (
        <b className={css.mark} data-only="wide">
          {mark}
        </b>
      )}
      {name}
    </span>
  );
}
