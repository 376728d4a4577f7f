import type { Keyring } from '#platform/crypto/keyring.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { findTimeStep } from './authenticator.rules.ts';
import { toRecoveryCodeText } from './recovery-codes.rules.ts';
import { findTwoFactor, markRecoveryCodeUsed, markTimeStepUsed } from './two-factor.repository.ts';

/** Which second factor was correct; undefined if none. */
export type Proved = 'app' | 'recovery' | undefined;

export type SecondFactorService = ReturnType<typeof createSecondFactorService>;

/** Checks a code of the authenticator app or a recovery code. Callers count the attempt before they ask. */
export function createSecondFactorService(deps: { clock: Clock; twoFactorKeys: Sealer; keyring: Keyring }) {
  const { clock, twoFactorKeys, keyring } = deps;
  return {
    /** A correct code cannot be used again. */
    async verify(tx: Tx, loginId: number, code: string): Promise<Proved> {
      const row = await findTwoFactor(tx, loginId);
      if (!row?.confirmed_at) return undefined;
      const step = findTimeStep(twoFactorKeys.open(row.sealed_key), code, row.last_step, clock.now());
      if (step !== undefined) return (await markTimeStepUsed(tx, loginId, step)) ? 'app' : undefined;
      const hashes = keyring.macs(toRecoveryCodeText(loginId, code));
      const used = await markRecoveryCodeUsed(tx, loginId, hashes, clock.now());
      return used ? 'recovery' : undefined;
    },
  };
}
