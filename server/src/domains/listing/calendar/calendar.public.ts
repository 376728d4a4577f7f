export { deleteEventsOfSpace } from './calendar.repository.ts';
export type { EventRow } from './calendar.repository.ts';
export { presentCalendarFeed } from './calendar-feed.presenter.ts';
export { findDaySheet, type DaySheet } from './day-sheet.operations.ts';
export { bookForDeal, freeDaysOfLead, freeDealDay } from './deal-bookings.operations.ts';
export { bookImportedDay, planImportedDays, removeImportedDay } from './imported-days.operations.ts';
export { freeQuoteHold, holdForQuote } from './quote-holds.operations.ts';
export { toWarning } from './followed/blocked-days.operations.ts';
export { describeTakenDay, findDayState, promoteSecondOptions } from './taken-days.rules.ts';
