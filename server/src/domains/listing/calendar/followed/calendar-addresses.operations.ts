import { type KeyedValues, sealedValues } from '#platform/crypto/keyed-values.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import { SEALED_ADDRESSES } from './followed-calendars.repository.ts';

export function calendarAddressValues(sealer: Sealer): KeyedValues {
  return sealedValues(sealer, { kind: 'addresses of followed calendars', ...SEALED_ADDRESSES });
}
