import { expect, test } from 'vitest';
import { verdictOf } from './payment-result.ts';

test('PAY-018 of several payments what needs the payer is said first, and success only of all', () => {
  const paid = { outcome: 'paid' } as const;
  const url = 'https://bank.example/confirm';
  expect(verdictOf([paid, { outcome: 'confirm', url }, { outcome: 'processing' }])).toEqual({ kind: 'confirm', url });
  expect(verdictOf([{ outcome: 'failed', failure: 'declined' }, { outcome: 'processing' }])).toEqual({
    kind: 'processing',
  });
  expect(verdictOf([paid, { outcome: 'failed', failure: 'declined' }, { outcome: 'untried' }])).toEqual({
    kind: 'failed',
    failure: 'declined',
  });
  expect(verdictOf([paid, { outcome: 'untried' }])).toEqual({ kind: 'open' });
  expect(verdictOf([paid, paid])).toEqual({ kind: 'paid' });
});
