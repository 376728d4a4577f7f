import { z } from 'zod';

const Day = z.iso.date();

/** An entry of a calendar: whole days, or hours of one day where it has times. */
export const Entry = z.object({
  title: z.string(),
  day: Day,
  /** The last day; without it the entry is on one day. */
  until: Day.optional(),
  /** Such as 10:00; with it the entry takes an hour. */
  time: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  /** Such as FREQ=WEEKLY. */
  rule: z.string().optional(),
});
export type Entry = z.output<typeof Entry>;

const compact = (day: string) => day.replaceAll('-', '');

export function shiftDay(day: string, days: number): string {
  const moved = new Date(`${day}T00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
}

/** The calendar as other programs publish it. */
export function writeCalendar(name: string, entries: readonly Entry[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bellbird//Sandbox//EN',
    `X-WR-CALNAME:${name}`,
    ...entries.flatMap(({ title, day, until = day, time, rule }, index) => [
      'BEGIN:VEVENT',
      `UID:${name}-${index}@calendar.sandbox`,
      `DTSTAMP:${compact(day)}T000000Z`,
      ...(time
        ? [`DTSTART:${compact(day)}T${time.replace(':', '')}00`, 'DURATION:PT1H']
        : [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${compact(shiftDay(until, 1))}`]),
      ...(rule ? [`RRULE:${rule}`] : []),
      `SUMMARY:${title.replaceAll(/[\\;,]/g, String.raw`\$&`)}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}
