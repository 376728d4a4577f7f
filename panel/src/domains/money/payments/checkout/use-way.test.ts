import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useWay } from './use-way.ts';

const card = (id: number, isExpired = false) => ({
  id,
  holder: 'Imogen Hartley',
  brand: 'visa',
  last4: '4242',
  expiryMonth: 8,
  expiryYear: 2034,
  isExpired,
  isPrimary: id === 1,
});
const cards = (count: number) => Array.from({ length: count }, (_, index) => card(index + 1));

test('PAY-014 a new card is kept unless there are as many as can be: then it is charged once', () => {
  expect(renderHook(() => useWay(cards(MAX_SAVED_CARDS - 1))).result.current.isKept).toBe(true);
  expect(renderHook(() => useWay(cards(MAX_SAVED_CARDS))).result.current.isKept).toBe(false);
});

test('PAY-017 the first card that has not run out is chosen, or a new one', () => {
  expect(renderHook(() => useWay([card(1, true), card(2)])).result.current.way).toBe(2);
  expect(renderHook(() => useWay([card(1, true)])).result.current.way).toBe('new');
});
