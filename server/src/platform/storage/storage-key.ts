const MAX_KEY = 500;
const SEGMENT = /^[a-zA-Z0-9_][a-zA-Z0-9._-]{0,199}$/;

/** Refuses every key that could leave its folder or would need escaping in an address. */
export function assertKey(key: string): void {
  const segments = key.length <= MAX_KEY ? key.split('/') : [];
  if (segments.length === 0 || !segments.every((segment) => SEGMENT.test(segment))) {
    throw new TypeError('Not a storage key.');
  }
}
