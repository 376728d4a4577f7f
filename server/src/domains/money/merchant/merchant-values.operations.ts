import { type KeyedValues, sealedValues } from '#platform/crypto/keyed-values.ts';
import type { Sealer } from '#platform/crypto/sealer.ts';
import { SEALED_BANK_ACCOUNTS, SEALED_DOCUMENTS } from './merchant.repository.ts';

type Sealers = { bankAccounts: Sealer; identityDocuments: Sealer };

/** What applications for secure payment contain. */
export function merchantValues({ bankAccounts, identityDocuments }: Sealers): KeyedValues[] {
  return [
    sealedValues(bankAccounts, { kind: 'bank accounts', ...SEALED_BANK_ACCOUNTS }),
    sealedValues(identityDocuments, { kind: 'numbers of identity documents', ...SEALED_DOCUMENTS }),
  ];
}
