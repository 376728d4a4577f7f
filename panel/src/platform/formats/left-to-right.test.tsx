// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leftToRight } from './left-to-right.ts';
import { PhoneNumber } from './PhoneNumber.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.dir = '';
});

test('a phone number reads from left to right on every page', () => {
  document.documentElement.dir = 'rtl';
  render(<PhoneNumber number="+61491570006" />);
  const number = screen.getByText('+61 491 570 006');
  expect([number.tagName, number.getAttribute('dir')]).toEqual(['BDI', 'ltr']);
});

test('inside a sentence it is isolated on pages from right to left only', () => {
  expect(leftToRight('+61 491 570 006')).toBe('+61 491 570 006');
  document.documentElement.dir = 'rtl';
  expect(leftToRight('+61 491 570 006')).toBe('\u2066+61 491 570 006\u2069');
});
