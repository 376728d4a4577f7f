import { hash, verify } from '@node-rs/argon2';
import { AppError } from '#platform/errors/app-error.ts';

/** argon2id with the parameters OWASP recommends for 19 MiB. */
const STRENGTH = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashes in progress at once; a flood of sign-ins must not starve everybody else. */
const PARALLEL = 2;
const WAITING = 100;

let running = 0;
const queue: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= PARALLEL) {
    if (queue.length >= WAITING) throw new AppError('unavailable', { retryAfterS: 2 });
    await new Promise<void>((resolve) => queue.push(resolve));
  }
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    queue.shift()?.();
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), STRENGTH));
}

let dummy: Promise<string> | undefined;

/**
 * Whether the password is correct. Takes as long without a hash, so that timing does not reveal which usernames exist.
 */
export async function verifyPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummy ??= hashPassword('nobody has this password');
  const against = passwordHash ?? (await dummy);
  const fits = await inTurn(() => verify(against, password.normalize('NFKC')));
  return fits && passwordHash !== null;
}
