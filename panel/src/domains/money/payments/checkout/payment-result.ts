import type { PaymentFailure } from '@bellbird/contract/money/payments/payment-rules.ts';
import type { LookedUpOutcome } from '../payments.queries.ts';

export type PaymentResult =
  | { kind: 'paid' }
  | { kind: 'processing' }
  | { kind: 'confirm'; url: string }
  | { kind: 'failed'; failure: PaymentFailure | undefined }
  | { kind: 'open' };

/** One result for several payments: what needs the payer comes first, then what is in progress, then what failed. */
export function toPaymentResult(outcomes: readonly LookedUpOutcome[]): PaymentResult {
  const confirm = outcomes.find((each) => each.outcome === 'confirm');
  if (confirm) return { kind: 'confirm', url: confirm.url };
  if (outcomes.some((each) => each.outcome === 'processing')) return { kind: 'processing' };
  const failed = outcomes.find((each) => each.outcome === 'failed');
  if (failed) return { kind: 'failed', failure: failed.failure };
  return outcomes.every((each) => each.outcome === 'paid') ? { kind: 'paid' } : { kind: 'open' };
}
