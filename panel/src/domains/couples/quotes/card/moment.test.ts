import { expect, test } from 'vitest';
import { momentFormat } from './moment.ts';

test('a moment is written as everywhere, with 24 hours, where the provider is', () => {
  expect(momentFormat('2026-11-17T22:46:00Z', 'Australia/Sydney')).toBe('18.11.2026, 09:46');
  expect(momentFormat('2026-11-17T15:05:00Z', 'Australia/Perth')).toBe('17.11.2026, 23:05');
  expect(momentFormat('2026-11-17T14:00:00Z', 'Australia/Brisbane')).toBe('18.11.2026, 00:00');
});
