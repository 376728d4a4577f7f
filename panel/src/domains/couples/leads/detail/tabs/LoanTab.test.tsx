// @vitest-environment happy-dom
import type { LeadDetail } from '@bellbird/contract/couples/leads';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addTexts } from '#texts/texts.ts';
import { renderUi } from '#ui/testing/render-ui.tsx';
import en from '../lead-tabs.en.json' with { type: 'json' };
import { LoanTab } from './LoanTab.tsx';

addTexts('lead-tabs', en);
afterEach(cleanup);

const show = (loan: LeadDetail['loan']) =>
  renderUi(<LoanTab lead={{ loan, provider: { timeZone: 'Australia/Sydney' } } as LeadDetail} />);

test('LEAD-041 the loan a couple asked about, with its amount and day, read-only, and without credit advice', () => {
  show({ requestedAt: '2026-11-01T00:00:00.000Z', amount: 15_000 });
  expect(screen.getByText('A$15,000')).toBeTruthy();
  expect(screen.getByText(/\b1 Nov/)).toBeTruthy();
  expect(screen.getByText(/gives no credit advice/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('LEAD-041 a couple that did not ask has neither an amount nor a day', () => {
  show(null);
  expect(screen.queryByText(/A\$/)).toBeNull();
  expect(screen.getByText(/gives no credit advice/)).toBeTruthy();
});
