import { createHash } from 'node:crypto';

/**
 * SHA-256 of a content, whatever order the database returns its keys in. It is what a couple accepts: another version,
 * another price or another word has another hash.
 */
export function hashContent(content: unknown): Buffer {
  return createHash('sha256').update(toCanonicalJson(content)).digest();
}

function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, each]) => `${JSON.stringify(key)}:${toCanonicalJson(each)}`).join(',')}}`;
}
