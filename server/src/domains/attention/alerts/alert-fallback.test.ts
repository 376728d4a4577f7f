import { describe, expect, test } from 'vitest';
import { type FallbackFacts, decideFallback, findQuietEnd } from './alert-fallback.rules.ts';

const DAY = new Date('2026-11-16T01:00:00Z');
const QUIET = { from: '21:00', until: '07:00' };
const facts = (given: Partial<FallbackFacts> = {}): FallbackFacts => ({
  kind: 'message',
  isInCharge: true,
  isWaiting: true,
  email: 'imogen@example.com',
  phone: '+61491570006',
  timeZone: 'Australia/Sydney',
  settings: { fallback: 'mail', quietHours: QUIET },
  used: [],
  ...given,
});

describe('what happens to an alert that was not seen', () => {
  test('it is sent by the channel the person chose', () => {
    expect(decideFallback(facts(), DAY)).toEqual({ kind: 'send', channel: 'mail', to: 'imogen@example.com' });
    const sms = facts({ settings: { fallback: 'sms', quietHours: null } });
    expect(decideFallback(sms, DAY)).toEqual({ kind: 'send', channel: 'sms', to: '+61491570006' });
  });

  test('without a phone a text becomes a mail, and without any address nothing is sent', () => {
    const settings = { fallback: 'sms', quietHours: null } as const;
    expect(decideFallback(facts({ settings, phone: null }), DAY)).toMatchObject({ channel: 'mail' });
    expect(decideFallback(facts({ settings, phone: null, email: null }), DAY)).toMatchObject({ result: 'unreachable' });
  });

  test.each([
    ['gone', { isInCharge: false }],
    ['answered', { isWaiting: false }],
    ['off', { settings: { fallback: 'none', quietHours: null } }],
    ['already', { used: ['push', 'mail'] }],
  ] as const)('it ends as %s', (result, given) => {
    expect(decideFallback(facts(given as Partial<FallbackFacts>), DAY)).toEqual({ kind: 'end', result });
  });

  test('a reminder is about the person, not about a couple who waits', () => {
    expect(decideFallback(facts({ kind: 'reminder', isWaiting: false }), DAY)).toMatchObject({ kind: 'send' });
  });
});

describe('quiet hours', () => {
  const end = (at: string, quietHours: typeof QUIET | null = QUIET) =>
    findQuietEnd(
      { settings: { fallback: 'mail', quietHours }, timeZone: 'Australia/Sydney' },
      new Date(at),
    )?.toISOString();

  test('what is due in the evening or at night waits until the morning', () => {
    expect(end('2026-11-16T09:59:00Z')).toBeUndefined();
    expect(end('2026-11-16T10:00:00Z')).toBe('2026-11-16T20:00:00.000Z');
    expect(end('2026-11-16T15:00:00Z')).toBe('2026-11-16T20:00:00.000Z');
    expect(end('2026-11-16T20:00:00Z')).toBeUndefined();
  });

  test('hours within one day, and none at all', () => {
    expect(end('2026-11-16T02:30:00Z', { from: '13:00', until: '14:00' })).toBe('2026-11-16T03:00:00.000Z');
    expect(end('2026-11-16T15:00:00Z', null)).toBeUndefined();
    const noon = { from: '13:15', until: '14:45' };
    expect(['02:14', '02:15', '03:44', '03:45', '12:00'].map((time) => end(`2026-11-16T${time}:00Z`, noon))).toEqual([
      undefined,
      '2026-11-16T03:45:00.000Z',
      '2026-11-16T03:45:00.000Z',
      undefined,
      undefined,
    ]);
    expect(end('2026-11-16T02:30:00Z', { from: '13:00', until: '13:00' })).toBeUndefined();
  });

  test('what falls into them waits for their end', () => {
    expect(decideFallback(facts(), new Date('2026-11-16T15:00:00Z'))).toEqual({
      kind: 'wait',
      until: new Date('2026-11-16T20:00:00Z'),
    });
  });

  test('the morning after the clocks change is the morning by the clock', () => {
    // Sydney leaves summer time on 4 April 2027.
    expect(end('2027-04-03T12:00:00Z')).toBe('2027-04-03T21:00:00.000Z');
  });
});
