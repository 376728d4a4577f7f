import type { KeyedValues } from '#platform/crypto/keyed-values.ts';
import type { Keyring } from '#platform/crypto/keyring.ts';
import { pushKeyValues } from '#domains/attention/push/vapid-keys.operations.ts';
import { quoteLinkValues } from '#domains/couples/quotes/quote-link-values.operations.ts';
import { calendarAddressValues } from '#domains/listing/calendar/followed/calendar-addresses.operations.ts';
import { merchantValues } from '#domains/money/merchant/merchant-values.operations.ts';
import { twoFactorKeyValues } from '#domains/people/access/two-factor-keys.operations.ts';
import { identityNumberValues } from '#domains/people/customer-users/identity-numbers.operations.ts';

/** Everything in the database that was made with `SECRET` and can be made again under another one. */
export function allKeyedValues(keyring: Keyring): KeyedValues[] {
  return [
    ...twoFactorKeyValues(keyring.sealer('two-factor keys')),
    identityNumberValues(keyring.sealer('identity numbers')),
    ...merchantValues({
      bankAccounts: keyring.sealer('bank accounts'),
      identityDocuments: keyring.sealer('identity documents'),
    }),
    calendarAddressValues(keyring.sealer('calendar addresses')),
    pushKeyValues(keyring.sealer('push keys')),
    quoteLinkValues(keyring),
  ];
}
