import type { LeadMessage } from '@bellbird/contract/couples/messages';
import { expect, test } from 'vitest';
import { byDay, inOrder } from './thread-lines.ts';

const message = (id: number, createdAt: string, more: Partial<LeadMessage> = {}): LeadMessage => ({
  id,
  type: 'email',
  direction: 'in',
  subject: null,
  body: `message ${id}`,
  bodyHtml: null,
  createdAt,
  readAt: null,
  author: { id: null, name: 'Georgia' },
  deliveryState: 'received',
  failure: null,
  sendAt: null,
  cancelIfAnswered: false,
  isShortened: false,
  sender: null,
  attachments: [],
  ...more,
});

test('MSG-006 overlapping pages give every message once, oldest first, and scheduled ones last', () => {
  const later = message(4, '2026-11-13T01:00:00Z', { direction: 'out', deliveryState: 'scheduled' });
  const newer = [message(5, '2026-11-14T01:00:00Z'), later, message(3, '2026-11-12T01:00:00Z')];
  const older = [message(3, '2026-11-12T01:00:00Z'), message(1, '2026-11-10T01:00:00Z')];
  expect(inOrder([{ data: newer }, { data: older }]).map(({ id }) => id)).toEqual([1, 3, 5, 4]);
});

test('days end at midnight in the provider’s time zone', () => {
  const days = byDay([message(1, '2026-11-12T12:30:00Z'), message(2, '2026-11-12T13:30:00Z')], 'Australia/Sydney');
  expect(days.map(({ day }) => day)).toEqual(['2026-11-12', '2026-11-13']);
  expect(
    byDay([message(1, '2026-11-12T12:30:00Z'), message(2, '2026-11-12T13:30:00Z')], 'Australia/Perth'),
  ).toHaveLength(1);
});
