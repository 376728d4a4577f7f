import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@bellbird/contract/shared/limits';

// Without i, l, o, 0 and 1, which are easily confused on paper.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 10;

/** A fresh set, as it is shown once: 'k7m2x-9qhwe'. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
    return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
  });
}

/**
 * What is hashed of a recovery code. The database keeps its MAC, so that nobody who reads the table can try them all;
 * it fits one login only.
 */
export function toRecoveryCodeText(loginId: number, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '');
  return `recovery-code:${loginId}:${plain}`;
}
