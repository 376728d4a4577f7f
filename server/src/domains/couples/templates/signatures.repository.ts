import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';

export type SignatureRow = {
  provider_id: number;
  provider_name: string;
  signature_content: string | null;
  signature_image_key: string | null;
};

/** A user, and the providers whose couples they write to. */
export type SignatureOwner = { customerId: number; customerUserId: number; providerIds: readonly number[] };

export function findSignatures(
  tx: Tx,
  { customerId, customerUserId, providerIds }: SignatureOwner,
): Promise<SignatureRow[]> {
  return tx
    .selectFrom('customer_user_providers')
    .innerJoin('providers', 'providers.id', 'customer_user_providers.provider_id')
    .select([
      'customer_user_providers.provider_id',
      'providers.name as provider_name',
      'customer_user_providers.signature_content',
      'customer_user_providers.signature_image_key',
    ])
    .where('customer_user_providers.customer_id', '=', customerId)
    .where('customer_user_providers.customer_user_id', '=', customerUserId)
    .where(anyOf('customer_user_providers.provider_id', providerIds))
    .orderBy('providers.name')
    .execute();
}
