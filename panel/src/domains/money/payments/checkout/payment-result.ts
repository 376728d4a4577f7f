import type { PaymentFailure } from '@bellbird/contract/money/payments/payment-rules.ts';
import type { Seen } from '../payments.queries.ts';

export type Verdict =
  | { kind: 'paid' }
  | { kind: 'processing' }
  | { kind: 'confirm'; url: string }
  | { kind: 'failed'; failure: PaymentFailure | undefined }
  | { kind: 'open' };

/** What to say of several payments at once: what needs the payer first, then what went wrong, then what is not done yet. */
export function verdictOf(outcomes: readonly Seen[]): Verdict {
  const confirm = outcomes.find((each) => each.outcome === 'confirm');
  if (confirm) return { kind: 'confirm', url: confirm.url };
  if (outcomes.some((each) => each.outcome === 'processing')) return { kind: 'processing' };
  const failed = outcomes.find((each) => each.outcome === 'failed');
  if (failed) return { kind: 'failed', failure: failed.failure };
  return outcomes.every((each) => each.outcome === 'paid') ? { kind: 'paid' } : { kind: 'open' };
}
