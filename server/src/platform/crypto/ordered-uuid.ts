import { randomUUID } from 'node:crypto';

/**
 * A UUID of version 7: the time first, then 74 random bits. New ones lie next to each other in an index, where random
 * ones would touch a different page each, and PostgreSQL writes a page that changes first after a checkpoint in full.
 */
export function orderedUuid(at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}
