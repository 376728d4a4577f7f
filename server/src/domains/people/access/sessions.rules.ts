export const SESSION_DAYS = 30;
/** However often it is used: then one has to sign in again. */
export const SESSION_MOST_DAYS = 90;

/** A session ends 30 days after its last use. */
export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * 24 * 60 * 60 * 1000);
}
