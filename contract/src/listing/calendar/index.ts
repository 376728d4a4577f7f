export * from './calendar.calls.ts';
export * from './followed-calendars.calls.ts';
