import { describe, expect, test } from 'vitest';
import { type FeedEntry, presentCalendarFeed } from './calendar-feed.presenter.ts';

const DAY: FeedEntry = {
  uid: 'day-1@bellbird',
  day: '2027-03-13',
  nextDay: '2027-03-14',
  summary: 'Booked',
  isTentative: false,
  sequence: 2,
  stampedAt: '2026-11-17T02:00:10.123Z',
};
const linesOf = (given: Partial<FeedEntry>, name = 'The Barn') =>
  presentCalendarFeed(name, [{ ...DAY, ...given }]).split('\r\n');

describe('the calendar that other programs follow', () => {
  test('has a whole day for each entry, as RFC 5545 writes it', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Bellbird//Calendar//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:The Barn',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'BEGIN:VEVENT',
      'UID:day-1@bellbird',
      'DTSTAMP:20261117T020010Z',
      'SEQUENCE:2',
      'DTSTART;VALUE=DATE:20270313',
      'DTEND;VALUE=DATE:20270314',
      'SUMMARY:Booked',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a hold is tentative', () => {
    expect(linesOf({ isTentative: true })).toContain('STATUS:TENTATIVE');
  });

  test('marks and new lines in names stay text', () => {
    expect(linesOf({}, 'Barn; Mill, & \\Co')).toContain(String.raw`X-WR-CALNAME:Barn\; Mill\, & \\Co`);
    expect(linesOf({ summary: 'a\r\nb\nc\rd' })).toContain(String.raw`SUMMARY:a\nb\nc\nd`);
  });

  const summary = (text: string) => {
    const lines = linesOf({ summary: text });
    const start = lines.findIndex((line) => line.startsWith('SUMMARY:'));
    return lines.slice(start, lines.indexOf('STATUS:CONFIRMED'));
  };

  test('a line has at most 75 octets; it goes on after a space', () => {
    expect(summary('x'.repeat(67))).toEqual([`SUMMARY:${'x'.repeat(67)}`]);
    expect(summary('x'.repeat(68))).toEqual([`SUMMARY:${'x'.repeat(67)}`, ' x']);
    expect(summary('x'.repeat(67 + 74 + 1)).map((line) => line.length)).toEqual([75, 75, 2]);
  });

  test('a letter of several octets is never split', () => {
    expect(summary('ع'.repeat(34))).toEqual([`SUMMARY:${'ع'.repeat(33)}`, ' ع']);
    expect(summary(`${'x'.repeat(65)}💍`)).toEqual([`SUMMARY:${'x'.repeat(65)}`, ' 💍']);
  });
});
