import type { Db } from '#platform/db/db.ts';
import type { RateLimits } from '#platform/limits/rate-limits.ts';
import { PROOFS_PER_LOGIN } from './access.limits.ts';
import { findLoginById } from './access.repository.ts';
import { verifyPassword } from './passwords.operations.ts';

type Deps = { db: Db; rateLimits: RateLimits };

/** Checks that it is the login’s owner and not somebody at an unlocked screen. Wrong guesses are counted. */
export async function isPasswordCorrect({ db, rateLimits }: Deps, loginId: number, password: string): Promise<boolean> {
  await rateLimits.take(PROOFS_PER_LOGIN, String(loginId));
  const known = await db.system((tx) => findLoginById(tx, loginId));
  const fits = await verifyPassword(password, known?.password_hash ?? null);
  if (fits) await rateLimits.forgive(PROOFS_PER_LOGIN, String(loginId));
  return fits;
}
