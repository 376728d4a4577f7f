import { describe, expect, test } from 'vitest';
import { type BusyDaysInput, findBusyDays } from './busy-days.ts';
import { readBusyDays } from './read-busy-days.ts';

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const entry = (...lines: string[]) => ['BEGIN:VEVENT', `UID:${lines.join()}`, ...lines, 'END:VEVENT'];
const given = (text: string, more: Partial<BusyDaysInput> = {}): BusyDaysInput => ({
  text,
  from: '2027-03-01',
  to: '2027-04-30',
  timeZone: 'Australia/Sydney',
  allDayOnly: false,
  ownUidSuffix: '@panel.example',
  ...more,
});
const find = (lines: string[], more: Partial<BusyDaysInput> = {}) => findBusyDays(given(calendar(...lines), more)).days;
const days = (lines: string[], more: Partial<BusyDaysInput> = {}) => find(lines, more).map(({ day }) => day);

const SYDNEY = [
  'BEGIN:VTIMEZONE',
  'TZID:AUS Eastern Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+1100',
  'TZOFFSETTO:+1000',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=4',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+1000',
  'TZOFFSETTO:+1100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=1SU;BYMONTH=10',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('which days are busy', () => {
  test('a whole day ends before its end, and one without an end is one day', () => {
    expect(days(entry('DTSTART;VALUE=DATE:20270313', 'DTEND;VALUE=DATE:20270315'))).toEqual([
      '2027-03-13',
      '2027-03-14',
    ]);
    expect(days(entry('DTSTART;VALUE=DATE:20270313'))).toEqual(['2027-03-13']);
  });

  test('a time is on its day in the calendar’s zone, whatever zone it is written in', () => {
    expect(days(entry('DTSTART:20270312T220000Z', 'DTEND:20270312T230000Z'))).toEqual(['2027-03-13']);
    const zoned = entry('DTSTART;TZID=AUS Eastern Standard Time:20270313T100000', 'DURATION:PT2H');
    expect(days([...SYDNEY, ...zoned], { timeZone: 'Australia/Perth' })).toEqual(['2027-03-13']);
    expect(days(entry('DTSTART:20270313T100000', 'DURATION:PT2H'))).toEqual(['2027-03-13']);
  });

  test('a party until midnight is on one day, and one until two in the morning on both', () => {
    expect(days(entry('DTSTART:20270313T180000', 'DTEND:20270314T000000'))).toEqual(['2027-03-13']);
    expect(days(entry('DTSTART:20270313T180000', 'DTEND:20270314T020000'))).toEqual(['2027-03-13', '2027-03-14']);
    // Midnight in Sydney.
    expect(days(entry('DTSTART:20270313T080000Z', 'DTEND:20270313T130000Z'))).toEqual(['2027-03-13']);
  });

  test('only whole days count where the vendor said so', () => {
    const lines = [...entry('DTSTART:20270313T100000', 'DURATION:PT1H'), ...entry('DTSTART;VALUE=DATE:20270314')];
    expect(days(lines, { allDayOnly: true })).toEqual(['2027-03-14']);
  });

  test('a whole day that is written from midnight to midnight counts as one', () => {
    const exchange = entry(
      'DTSTART;TZID=AUS Eastern Standard Time:20270313T000000',
      'DTEND;TZID=AUS Eastern Standard Time:20270315T000000',
    );
    expect(days([...SYDNEY, ...exchange], { allDayOnly: true })).toEqual(['2027-03-13', '2027-03-14']);
    expect(days(entry('DTSTART:20270313T000000', 'DTEND:20270313T000000'), { allDayOnly: true })).toEqual([]);
    expect(days(entry('DTSTART:20270313T000000', 'DTEND:20270313T023000'), { allDayOnly: true })).toEqual([]);
    expect(days(entry('DTSTART:20270313T000000Z', 'DTEND:20270314T000000Z'), { allDayOnly: true })).toEqual([]);
  });

  test('dates without a rule are busy from the first on, also where the first was moved', () => {
    const dates = ['UID:shoot', 'DTSTART;VALUE=DATE:20270313', 'RDATE;VALUE=DATE:20270320,20270410'];
    expect(days(entry(...dates))).toEqual(['2027-03-13', '2027-03-20', '2027-04-10']);
    const moved = ['BEGIN:VEVENT', 'UID:shoot', 'RECURRENCE-ID;VALUE=DATE:20270313', 'DTSTART;VALUE=DATE:20270314'];
    const series = ['BEGIN:VEVENT', ...dates, 'END:VEVENT', ...moved, 'END:VEVENT'];
    expect(days(series)).toEqual(['2027-03-14', '2027-03-20', '2027-04-10']);
  });

  test('a mark of the encoding in front of a calendar is left out', () => {
    const text = `\ufeff${calendar(...entry('DTSTART;VALUE=DATE:20270313'))}`;
    expect(findBusyDays(given(text)).days.map(({ day }) => day)).toEqual(['2027-03-13']);
  });

  test.each(['TRANSP:TRANSPARENT', 'STATUS:CANCELLED', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'])(
    'an entry with %s does not count',
    (line) => {
      expect(days(entry('DTSTART;VALUE=DATE:20270313', line))).toEqual([]);
    },
  );

  test('our own days are left out, so that two calendars do not follow each other in circles', () => {
    const own = ['BEGIN:VEVENT', 'UID:calendar-event-1@panel.example', 'DTSTART;VALUE=DATE:20270313', 'END:VEVENT'];
    expect(days(own)).toEqual([]);
  });

  test('a rule repeats within the period, without what was left out and with what was moved', () => {
    const series = (more: string[]) => ['BEGIN:VEVENT', 'UID:weekly', ...more, 'END:VEVENT'];
    const lines = [
      ...series(['DTSTART;VALUE=DATE:20260103', 'RRULE:FREQ=WEEKLY', 'EXDATE;VALUE=DATE:20270313', 'SUMMARY:Markets']),
      ...series(['RECURRENCE-ID;VALUE=DATE:20270320', 'DTSTART;VALUE=DATE:20270321', 'SUMMARY:Moved']),
      ...series(['RECURRENCE-ID;VALUE=DATE:20270327', 'DTSTART;VALUE=DATE:20270327', 'STATUS:CANCELLED']),
    ];
    expect(find(lines, { to: '2027-04-03' })).toEqual([
      { day: '2027-03-06', title: 'Markets' },
      { day: '2027-03-21', title: 'Moved' },
      { day: '2027-04-03', title: 'Markets' },
    ]);
  });

  test('what a rule makes after the period counts if it was moved into it', () => {
    const series = (more: string[]) => ['BEGIN:VEVENT', 'UID:yearly', ...more, 'END:VEVENT'];
    const lines = [
      ...series(['DTSTART;VALUE=DATE:20260501', 'RRULE:FREQ=YEARLY', 'SUMMARY:Fair']),
      ...series(['RECURRENCE-ID;VALUE=DATE:20270501', 'DTSTART;VALUE=DATE:20270424', 'SUMMARY:Fair, early']),
      ...series(['RECURRENCE-ID;VALUE=DATE:20280501', 'DTSTART;VALUE=DATE:20280424']),
      ...series(['RECURRENCE-ID;VALUE=DATE:20290501', 'DTSTART;VALUE=DATE:20270425', 'STATUS:CANCELLED']),
    ];
    expect(find(lines)).toEqual([{ day: '2027-04-24', title: 'Fair, early' }]);
  });

  test('a day names a few of its entries', () => {
    const named = (name: string) => entry('DTSTART;VALUE=DATE:20270313', `SUMMARY:${name}`);
    expect(find(['A', 'B', 'C', 'D'].flatMap(named))).toEqual([{ day: '2027-03-13', title: 'A, B, C' }]);
    expect(find(named(` ${'x'.repeat(90)}`))[0]?.title).toBe('x'.repeat(80));
    expect(find([...named(' '), ...named('B')])[0]?.title).toBe('B');
  });

  test('days come in their order, and only those of the period', () => {
    const on = (day: number) => entry(`DTSTART;VALUE=DATE:202703${day}`);
    const inside = { from: '2027-03-12', to: '2027-03-14' };
    expect(days([...on(14), ...on(12), ...on(11), ...on(15)], inside)).toEqual(['2027-03-12', '2027-03-14']);
    const long = entry('DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270320');
    expect(days(long, inside)).toEqual(['2027-03-12', '2027-03-13', '2027-03-14']);
  });

  test('what says that it is free counts as free in small letters too', () => {
    expect(days(entry('DTSTART;VALUE=DATE:20270313', 'STATUS:Cancelled'))).toEqual([]);
  });

  test('an entry that ends before it begins is on its first day', () => {
    expect(days(entry('DTSTART:20270313T100000', 'DTEND:20270311T100000'))).toEqual(['2027-03-13']);
  });

  test('an occurrence that was moved counts, even if the file leaves out its rule', () => {
    expect(days(entry('RECURRENCE-ID;VALUE=DATE:20270320', 'DTSTART;VALUE=DATE:20270321'))).toEqual(['2027-03-21']);
  });

  test('a file may have several calendars, and entries without a name of their own', () => {
    const nameless = (day: string) => ['BEGIN:VEVENT', `DTSTART;VALUE=DATE:${day}`, 'END:VEVENT'];
    const text = calendar(...nameless('20270313'), ...nameless('20270314')) + calendar(...nameless('20270320'));
    expect(findBusyDays(given(text)).days.map(({ day }) => day)).toEqual(['2027-03-13', '2027-03-14', '2027-03-20']);
  });
});

describe('calendars that somebody else wrote', () => {
  test('a calendar is read in a thread of its own', async () => {
    const text = calendar(...entry('DTSTART;VALUE=DATE:20270313', 'SUMMARY:Dentist'));
    expect(await readBusyDays(given(text))).toEqual({
      days: [{ day: '2027-03-13', title: 'Dentist' }],
      isPartial: false,
    });
  });

  test.each([['<!doctype html><title>Sign in</title>'], [''], ['BEGIN:VCARD\r\nEND:VCARD\r\n']])(
    'what is not a calendar says so: %s',
    async (text) => {
      expect(await readBusyDays(given(text))).toEqual({ problem: 'not_a_calendar' });
    },
  );

  test.each([
    [['DTSTART;VALUE=DATE:20270320', 'RRULE:FREQ=NEVER']],
    [['DTSTART;VALUE=DATE:']],
    [['DTSTART;VALUE=DATE:20270320', 'RDATE;VALUE=PERIOD:sometime']],
  ])('an entry that makes no sense hides none of the others: %s', async (lines) => {
    const text = calendar(...entry(...lines), ...entry('DTSTART;VALUE=DATE:20270313'));
    const result = await readBusyDays(given(text));
    expect(result).toMatchObject({ days: expect.arrayContaining([{ day: '2027-03-13', title: '' }]), isPartial: true });
  });

  test('a rule that repeats every second is given up', async () => {
    const text = calendar(...entry('DTSTART:20200101T000000Z', 'RRULE:FREQ=SECONDLY'));
    expect(await readBusyDays(given(text))).toEqual({ problem: 'too_large' });
  });

  test('one that takes too long is ended', async () => {
    const rules = Array.from({ length: 400 }, (_, index) =>
      entry(`DTSTART:19${10 + (index % 80)}0101T000000Z`, 'RRULE:FREQ=DAILY;COUNT=19000', `SUMMARY:${index}`),
    );
    expect(await readBusyDays(given(calendar(...rules.flat())), 300)).toEqual({ problem: 'too_large' });
  });
});
