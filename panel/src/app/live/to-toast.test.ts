import { expect, test } from 'vitest';
import { toToast } from './to-toast.ts';

const lead = { kind: 'lead', leadId: 7, coupleName: 'Layla & Tom', createdAt: '2026-11-15T02:00:00.000Z' } as const;

test('LIVE-003 SHELL-103 a new request names the couple and their day, and links to it', () => {
  expect(toToast({ ...lead, organizationDate: '2027-04-24' })).toMatchObject({
    to: '/leads/7',
    title: { key: 'lead', couple: 'Layla & Tom' },
    text: { key: 'forDay', date: '24.04.2027' },
  });
});

test('LIVE-008 without a wedding day it shows the day of the request', () => {
  expect(toToast({ ...lead, organizationDate: null })?.text).toEqual({ key: 'askedOn', date: '15.11.2026' });
});

test('LIVE-004 a message links to the conversation', () => {
  expect(toToast({ kind: 'message', leadId: 7, coupleName: 'Layla' })?.to).toBe('/leads/7?activeTab=messages');
});

test('a message that matches no couple links to the messages that need matching', () => {
  const toast = toToast({ kind: 'unmatched_message', messageId: 4 });
  expect(toast).toMatchObject({ to: '/leads/unmatched', title: { key: 'unmatched_message' } });
  expect(toast?.leadId).toBeUndefined();
});

test('a reminder shows its text; a mere change shows nothing', () => {
  const reminder = toToast({
    kind: 'reminder',
    leadId: 7,
    coupleName: 'Layla',
    text: 'Ring about the menu',
    dueAt: lead.createdAt,
  });
  expect(reminder).toMatchObject({ to: '/leads/7', text: { words: 'Ring about the menu' } });
  expect(toToast({ kind: 'lead_changed', leadId: 7 })).toBeUndefined();
  expect(toToast({ kind: 'unmatched' })).toBeUndefined();
  expect(toToast({ kind: 'prompts' })).toBeUndefined();
});
