import { LEAD_STATUSES } from '@bellbird/contract/couples/leads/lead-status.ts';
import { describe, expect, test } from 'vitest';
import type { Translate } from '#texts/use-translation.ts';
import { fill, addTexts, template } from '#texts/texts.ts';
import { badgeTone, findBadges } from './LeadBadges.tsx';
import { showMinutes } from './durations.ts';
import words from './lead-parts.en.json' with { type: 'json' };
import { toTone } from './status-tones.ts';
import { clockTone, findWaiting, type WaitingLead } from './waiting.ts';
import { shortMoment, timeUntil, weddingDay } from './wedding-day.ts';

const open = (key: string, values = {}) => template('lead-parts', key, values);
const t: Translate = Object.assign((key: string, values = {}) => fill(open(key, values), values), { open });
addTexts('lead-parts', words);

const NOW = new Date('2026-11-16T00:00:00Z');
const lead: WaitingLead = {
  status: 'pending',
  waitingSince: '2026-11-14T07:30:00Z',
  reminderAt: null,
  appointment: null,
  isCancelled: false,
  provider: { id: 1, name: 'Wattle Creek Barn', categoryName: 'Venue', timeZone: 'Australia/Sydney' },
};

describe('the clock', () => {
  test('LEAD-018 LEAD-019 counts working time in the provider’s zone: Saturday 18:30 to Monday 11:00 is 3 h 30 min', () => {
    expect(findWaiting(lead, NOW)).toEqual({ kind: 'clock', minutes: 210, tone: 'soon' });
  });

  test.each([
    [0, 'fresh'],
    [60, 'fresh'],
    [61, 'soon'],
    [240, 'soon'],
    [241, 'late'],
  ])('%d minutes are %s', (minutes, tone) => {
    expect(clockTone(minutes)).toBe(tone);
  });

  test.each([
    [0, '0 min'],
    [42, '42 min'],
    [60, '1 h'],
    [924, '15 h 24 min'],
    [6059, '100 h'],
  ])('%d minutes read %s', (minutes, text) => {
    expect(showMinutes(minutes, t)).toBe(text);
  });

  test('says whose turn it is when nobody is waiting', () => {
    const answered = { ...lead, waitingSince: null };
    expect(findWaiting(answered, NOW).kind).toBe('theirTurn');
    expect(findWaiting({ ...answered, reminderAt: '2026-11-16T00:30:00Z' }, NOW).kind).toBe('reminder');
    const visit = { at: '2026-11-18T03:00:00Z', state: 'approved' } as const;
    expect(findWaiting({ ...answered, appointment: visit }, NOW)).toEqual({ kind: 'visit', at: visit.at });
    expect(findWaiting({ ...answered, appointment: { ...visit, at: '2026-11-10T03:00:00Z' } }, NOW).kind).toBe(
      'theirTurn',
    );
    expect(findWaiting({ ...lead, status: 'deal' }, NOW).kind).toBe('approveDeal');
    expect(findWaiting({ ...lead, isCancelled: true }, NOW).kind).toBe('cancelled');
    expect(findWaiting({ ...lead, status: 'rejected' }, NOW).kind).toBe('over');
  });
});

describe('badges', () => {
  const plain = { isPrepaid: false, firstLeadType: 'lead', itemCount: 0, isWedding: true, isWithheld: false } as const;

  test('LEAD-056 LEAD-058 LEAD-059 a prepaid request is assisted and never plus; one about items is a product lead', () => {
    expect(findBadges(plain)).toEqual([]);
    expect(findBadges({ ...plain, firstLeadType: 'plusLead' })).toEqual(['plus']);
    expect(findBadges({ ...plain, firstLeadType: 'plusLead', isPrepaid: true, itemCount: 2 })).toEqual([
      'assisted',
      'product',
    ]);
  });

  test('LEAD-060 colours are for weddings: status and badges of anything else are grey', () => {
    expect(toTone({ status: 'offer_made', isWedding: true })).toBe('offer');
    expect(badgeTone('assisted', { isWedding: true })).toBe('assisted');
    for (const status of LEAD_STATUSES) expect(toTone({ status, isWedding: false })).toBe('grey');
    expect(badgeTone('plus', { isWedding: false })).toBe('grey');
  });
});

describe('days', () => {
  test('SHELL-103 a wedding day has its weekday', () => {
    expect(weddingDay('2027-04-10', 'en')).toBe('Sat 10.04.2027');
  });

  test('the time until the wedding is given in days, then in weeks', () => {
    const today = new Date(2026, 10, 16, 9);
    expect(timeUntil('2026-11-17', today, 'en')).toBe('tomorrow');
    expect(timeUntil('2026-11-29', today, 'en')).toBe('in 13 days');
    expect(timeUntil('2027-04-12', today, 'en')).toBe('in 21 weeks');
    expect(timeUntil('2026-10-19', today, 'en')).toBe('4 weeks ago');
  });

  test('a moment is shown in the provider’s time zone', () => {
    expect(shortMoment('2026-11-16T00:30:00Z', 'Australia/Sydney', NOW, 'en-AU')).toBe('Today 11:30');
    expect(shortMoment('2026-11-18T03:00:00Z', 'Australia/Sydney', NOW, 'en-AU')).toBe('18 Nov 14:00');
  });
});
