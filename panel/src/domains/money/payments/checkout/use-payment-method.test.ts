import { MAX_SAVED_CARDS } from '@bellbird/contract/shared/limits';
import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usePaymentMethod } from './use-payment-method.ts';

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

test('PAY-014 a new card is saved unless the limit is reached; then it is charged once', () => {
  expect(renderHook(() => usePaymentMethod(cards(MAX_SAVED_CARDS - 1))).result.current.isSaved).toBe(true);
  expect(renderHook(() => usePaymentMethod(cards(MAX_SAVED_CARDS))).result.current.isSaved).toBe(false);
});

test('PAY-017 the first card that has not expired is chosen, or a new one', () => {
  expect(renderHook(() => usePaymentMethod([card(1, true), card(2)])).result.current.method).toBe(2);
  expect(renderHook(() => usePaymentMethod([card(1, true)])).result.current.method).toBe('new');
});
