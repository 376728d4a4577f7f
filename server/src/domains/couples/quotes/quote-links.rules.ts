import type { Keyring } from '#platform/crypto/keyring.ts';

/** The secret part of a link, as each secret makes it from the seed; that of the current one first. */
export function toLinkTokens(keyring: Keyring, seed: string): [current: string, ...earlier: string[]] {
  const text = `quote:${seed}`;
  const [, ...earlier] = keyring.macs(text);
  const toToken = (mac: Buffer) => mac.toString('base64url');
  return [toToken(keyring.mac(text)), ...earlier.map(toToken)];
}
