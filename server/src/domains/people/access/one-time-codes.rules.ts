import { createHmac, randomInt } from 'node:crypto';
import { ONE_TIME_CODE_DIGITS } from '@bellbird/contract/shared/limits';

export function newCode(): string {
  return String(randomInt(10 ** ONE_TIME_CODE_DIGITS)).padStart(ONE_TIME_CODE_DIGITS, '0');
}

/**
 * What the database keeps of a code. Six digits are quickly guessed, so the hash uses our secret, and it fits one
 * challenge only.
 */
export function hashCode(secret: string, challengeId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`one-time-code:${challengeId}:${code}`).digest();
}
