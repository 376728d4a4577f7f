import { createHash } from 'node:crypto';

/** SHA-256 of a file, so that what was sent can be told from any other file of its name. */
export function digestOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest();
}
