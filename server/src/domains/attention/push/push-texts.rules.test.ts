import { expect, test } from 'vitest';
import { wordsOf } from './push-texts.rules.ts';

const WHERE = { providerName: 'The Orchard', timeZone: 'Australia/Perth' };
const words = (event: object) => wordsOf({ leadId: 7, coupleName: 'Ruby & Finn', ...event } as never, WHERE);

test('what a browser shows of a request, a message and a reminder', () => {
  expect(words({ kind: 'lead', organizationDate: '2027-04-10' })).toEqual({
    title: 'New request from Ruby & Finn',
    body: '10 April 2027 · The Orchard',
    path: '/leads/7',
    tag: 'lead-7',
  });
  expect(words({ kind: 'lead', organizationDate: null }).body).toBe('The Orchard');
  expect(words({ kind: 'message' })).toEqual({
    title: 'Ruby & Finn wrote to you',
    body: 'The Orchard',
    path: '/leads/7?activeTab=messages',
    tag: 'message-7',
  });
  expect(words({ kind: 'reminder', dueAt: '2026-11-17T01:05:00Z' })).toEqual({
    title: 'Time to get back to Ruby & Finn',
    body: '9:05 am · The Orchard',
    path: '/leads/7',
    tag: 'reminder-7',
  });
});
