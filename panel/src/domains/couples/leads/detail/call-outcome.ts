import type { LeadCall } from '@bellbird/contract/couples/calls';

export type Outcome = { kind: 'ringing' } | { kind: 'talked' } | { kind: 'failed'; why: 'failed' | 'notReached' };

/** The outcome of a call; a call that failed was never placed, or nobody answered. */
export function toOutcome({ result, isPlaced }: Pick<LeadCall, 'result' | 'isPlaced'>): Outcome {
  if (result === 'waiting') return { kind: 'ringing' };
  if (result === 'talked') return { kind: 'talked' };
  return { kind: 'failed', why: isPlaced ? 'notReached' : 'failed' };
}
