import { expect, test } from 'vitest';
import { toPaymentResult } from './payment-result.ts';

test('PAY-018 of several payments, what needs the payer comes first, and success only when all are paid', () => {
  const paid = { outcome: 'paid' } as const;
  const url = 'https://bank.example/confirm';
  expect(toPaymentResult([paid, { outcome: 'confirm', url }, { outcome: 'processing' }])).toEqual({
    kind: 'confirm',
    url,
  });
  expect(toPaymentResult([{ outcome: 'failed', failure: 'declined' }, { outcome: 'processing' }])).toEqual({
    kind: 'processing',
  });
  expect(toPaymentResult([paid, { outcome: 'failed', failure: 'declined' }, { outcome: 'untried' }])).toEqual({
    kind: 'failed',
    failure: 'declined',
  });
  expect(toPaymentResult([paid, { outcome: 'untried' }])).toEqual({ kind: 'open' });
  expect(toPaymentResult([paid, paid])).toEqual({ kind: 'paid' });
});
