import type { LeadCall } from '@bellbird/contract/couples/calls';
import { TEXT } from '@bellbird/contract/shared/sentences';

export type Outcome = { kind: 'ringing' } | { kind: 'talked' } | { kind: 'failed'; text: string };

/** The outcome of a call; failures use the specification's sentences. */
export function toOutcome({ result, isPlaced }: Pick<LeadCall, 'result' | 'isPlaced'>): Outcome {
  if (result === 'waiting') return { kind: 'ringing' };
  if (result === 'talked') return { kind: 'talked' };
  return { kind: 'failed', text: isPlaced ? TEXT.notReached : TEXT.callFailed };
}
