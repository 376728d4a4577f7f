import { type KeyedValues, sealedValues } from '#platform/crypto/keyed-values.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import { findKeysBefore, replaceKeyBefore } from './sign-in-changes.repository.ts';
import { SEALED_KEYS } from './two-factor.repository.ts';

/** The keys of authenticator apps, and those that a mailed link would turn on again. */
export function twoFactorKeyValues(sealer: Sealer): KeyedValues[] {
  const [find, replace] = [findKeysBefore, replaceKeyBefore];
  return [
    sealedValues(sealer, { kind: 'two-factor keys', ...SEALED_KEYS }),
    sealedValues(sealer, { kind: 'two-factor keys that were turned off', table: 'sign_in_changes', find, replace }),
  ];
}
