import type { CalendarEvent, CalendarStatus, HoldOption } from '@bellbird/contract/listing/calendar';

/** What the dialog marks, or edits if there is an event. */
export type Marking = {
  /** Empty: the dialog has a date field. */
  days: readonly string[];
  spaceId: number | null;
  status: CalendarStatus;
  option: HoldOption;
  leadId?: number | null;
  event?: CalendarEvent;
};

/** Opens the dialog for an existing event. */
export function toMarking(event: CalendarEvent): Marking {
  const { date, spaceId, status, option, couple } = event;
  return { days: [date], spaceId, status, option, leadId: couple?.leadId ?? null, event };
}
