import { expect, test } from 'vitest';
import { wordsOf } from './push-texts.rules.ts';

const WHERE = { providerName: 'The Orchard', timeZone: 'Australia/Perth', language: 'en' };
const words = (event: object) => wordsOf({ leadId: 7, coupleName: 'Ruby & Finn', ...event } as never, WHERE);

test('what a browser shows of a request, a message and a reminder', () => {
  expect(words({ kind: 'lead', organizationDate: '2027-04-10' })).toEqual({
    body: '10 April 2027 · The Orchard',
    path: '/leads/7',
    tag: 'lead-7',
  });
  expect(words({ kind: 'lead', organizationDate: null }).body).toBe('The Orchard');
  expect(words({ kind: 'message' })).toEqual({
    body: 'The Orchard',
    path: '/leads/7?activeTab=messages',
    tag: 'message-7',
  });
  expect(words({ kind: 'unmatched_message', messageId: 4 })).toEqual({
    body: 'The Orchard',
    path: '/leads/unmatched',
    tag: 'unmatched_message',
  });
  expect(words({ kind: 'message_failed' }).path).toBe('/leads/7?activeTab=messages');
  expect(words({ kind: 'appointment', appointmentAt: '2026-11-20T02:30:00Z' })).toEqual({
    body: expect.stringMatching(/^Fri,? 20 Nov,? 10:30\sam · The Orchard$/),
    path: '/leads/7',
    tag: 'appointment-7',
  });
  expect(words({ kind: 'booking' })).toMatchObject({
    body: 'The Orchard',
  });
  expect(words({ kind: 'reminder', dueAt: '2026-11-17T01:05:00Z' })).toEqual({
    body: '9:05 am · The Orchard',
    path: '/leads/7',
    tag: 'reminder-7',
  });
});
