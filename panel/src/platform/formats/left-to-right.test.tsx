// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leftToRight } from './left-to-right.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

test('a phone number reads from left to right on every page', () => {
  const { rerender } = render(<PhoneNumber number="+61491570006" />);
  expect(document.body.textContent).toBe('+61 491 570 006');
  document.documentElement.dir = 'rtl';
  rerender(<PhoneNumber key="again" number="+61491570006" />);
  expect(document.body.textContent).toBe('\u2066+61 491 570 006\u2069');
});

test('inside a sentence it is isolated on pages from right to left only', () => {
  expect(leftToRight('+61 491 570 006')).toBe('+61 491 570 006');
  document.documentElement.dir = 'rtl';
  expect(leftToRight('+61 491 570 006')).toBe('\u2066+61 491 570 006\u2069');
});
