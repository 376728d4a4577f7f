import type { CalendarEvent, CalendarStatus, HoldOption } from '@bellbird/contract/listing/calendar';

/** What is about to be marked, or changed when there is an event already. */
export type Marking = {
  /** None yet: the dialog asks for it. */
  days: readonly string[];
  spaceId: number | null;
  status: CalendarStatus;
  option: HoldOption;
  leadId?: number | null;
  event?: CalendarEvent;
};

/** The same for what stands there already. */
export function toMarking(event: CalendarEvent): Marking {
  const { date, spaceId, status, option, couple } = event;
  return { days: [date], spaceId, status, option, leadId: couple?.leadId ?? null, event };
}
