import type { CallStatus } from './stored-call.ts';

export type Outcome = Extract<CallStatus, 'in-progress' | 'busy' | 'no-answer' | 'failed'>;

/** Phones that do not pick up, by their last three digits, so that each end of a call can be shown. The page lists them. */
export const BEHAVIOURS: readonly { ending: string; outcome: Outcome; means: string }[] = [
  { ending: '001', outcome: 'busy', means: 'Engaged' },
  { ending: '002', outcome: 'no-answer', means: 'Rings and nobody picks up' },
  { ending: '003', outcome: 'failed', means: 'The line is closed' },
];

/** Phones that pick up and press nothing, whatever a voice asks for, by the same digits. */
export const SILENT: readonly { ending: string; means: string }[] = [
  { ending: '004', means: 'Somebody picks up and presses nothing' },
  { ending: '005', means: 'A mailbox picks up' },
];

/** Refused at once, before any phone rings. */
export const NOT_ALLOWED = { ending: '000', means: 'The network does not take the call' } as const;

/** What a phone does that nobody holds. */
export function behaviourOf(number: string): Outcome {
  return BEHAVIOURS.find(({ ending }) => number.endsWith(ending))?.outcome ?? 'in-progress';
}

/** What is pressed on a phone that nobody holds: the key a voice asks for, unless the phone is silent. */
export function keyPressed(number: string, words: string): string {
  const isSilent = SILENT.some(({ ending }) => number.endsWith(ending));
  return (!isSilent && /\bpress (\d)\b/i.exec(words)?.[1]) || '';
}
