import { describe, expect, test } from 'vitest';
import { workingMinutes } from './working-time.ts';

const minutes = (from: string, to: string, zone = 'Australia/Sydney') =>
  workingMinutes(new Date(from), new Date(to), zone);

describe('LEAD-018 LEAD-019 the minutes in which an answer can be expected', () => {
  test('a request of Saturday 18:30 answered Monday 08:20 took 50 minutes', () => {
    expect(minutes('2026-11-14T18:30+11:00', '2026-11-16T08:20+11:00')).toBe(50);
  });

  test('nights and Sundays do not count', () => {
    expect(minutes('2026-11-16T19:00+11:00', '2026-11-17T08:00+11:00')).toBe(0);
    expect(minutes('2026-11-15T00:00+11:00', '2026-11-15T23:59+11:00')).toBe(0);
    expect(minutes('2026-11-16T00:00+11:00', '2026-11-17T00:00+11:00')).toBe(11 * 60);
  });

  test('the hours are those of the provider’s place', () => {
    expect(minutes('2026-11-16T08:00+11:00', '2026-11-16T11:00+11:00')).toBe(180);
    expect(minutes('2026-11-16T08:00+11:00', '2026-11-16T11:00+11:00', 'Australia/Perth')).toBe(0);
    expect(minutes('2026-11-16T08:00+10:30', '2026-11-16T09:30+10:30', 'Australia/Adelaide')).toBe(90);
  });

  test('the clocks going forward on a Sunday change nothing', () => {
    expect(minutes('2026-10-03T18:00+10:00', '2026-10-05T09:00+11:00')).toBe(120);
    expect(minutes('2026-04-04T18:00+11:00', '2026-04-06T09:00+10:00')).toBe(120);
  });

  test('backwards is nothing, and a second is no minute', () => {
    expect(minutes('2026-11-16T10:00+11:00', '2026-11-16T09:00+11:00')).toBe(0);
    expect(minutes('2026-11-16T10:00:00+11:00', '2026-11-16T10:00:59+11:00')).toBe(0);
  });

  test('days in between count in full, Sundays among them not at all', () => {
    expect(minutes('2026-11-13T18:00+11:00', '2026-11-18T09:00+11:00')).toBe(60 + 3 * 11 * 60 + 60);
  });
});
