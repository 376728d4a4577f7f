import { randomInt } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';

export function newCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');
}

/** What is hashed of a code. Six digits are quickly guessed, so the database keeps a MAC; it fits one challenge only. */
export function toCodeText(challengeId: string, code: string): string {
  return `one-time-code:${challengeId}:${code}`;
}
