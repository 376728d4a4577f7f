import { type KeyedValues, sealedValues } from '#platform/crypto/keyed-values.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import { SEALED_IDENTITY_NUMBERS } from './customer-users.repository.ts';

export function identityNumberValues(sealer: Sealer): KeyedValues {
  return sealedValues(sealer, { kind: 'identity numbers', ...SEALED_IDENTITY_NUMBERS });
}
