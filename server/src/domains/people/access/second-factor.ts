import type { Sealer } from '#platform/crypto/sealer.ts';
import type { Tx } from '#platform/db/db.ts';
import type { Clock } from '#platform/time/clock.ts';
import { stepOfCode } from './authenticator.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findTwoFactor, takeRecoveryCode, takeStep } from './two-factor.repository.ts';

/** How a second factor was proved; undefined when it was not. */
export type Proved = 'app' | 'recovery' | undefined;

/** Looks at a code of the app or a recovery code and uses it up. Whoever asks has counted the try before. */
export type SecondFactor = (tx: Tx, loginId: number, code: string) => Promise<Proved>;

export function createSecondFactor(deps: { clock: Clock; twoFactorKeys: Sealer; secret: string }): SecondFactor {
  const { clock, twoFactorKeys, secret } = deps;
  return async (tx, loginId, code) => {
    const row = await findTwoFactor(tx, loginId);
    if (!row?.confirmed_at) return undefined;
    const step = stepOfCode(twoFactorKeys.open(row.sealed_key), code, row.last_step, clock.now());
    if (step !== undefined) return (await takeStep(tx, loginId, step)) ? 'app' : undefined;
    const used = await takeRecoveryCode(tx, loginId, hashRecoveryCode(secret, loginId, code), clock.now());
    return used ? 'recovery' : undefined;
  };
}
