import type { Selectable } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { RelatedProviderTable } from './providers.tables.ts';

export type RelatedRow = Selectable<RelatedProviderTable>;
type Of = { customerId: number; providerId: number };

/** Newest first. */
export function findRelated(tx: Tx, { customerId, providerId }: Of): Promise<RelatedRow[]> {
  return tx
    .selectFrom('related_providers')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('provider_id', '=', providerId)
    .where('removed_at', 'is', null)
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Adds one. A removed one comes back as approved if it was approved before. */
export function upsertRelated(tx: Tx, of: Of, relatedProviderId: number, at: string): Promise<RelatedRow> {
  return tx
    .insertInto('related_providers')
    .values({
      customer_id: of.customerId,
      provider_id: of.providerId,
      related_provider_id: relatedProviderId,
      proposed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'related_provider_id']).doUpdateSet((build) => ({
        removed_at: null,
        reason: null,
        status: build
          .case()
          .when('related_providers.status', '=', 'approved')
          .then('approved' as const)
          .else('proposed' as const)
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Undefined when there was nothing to remove. */
export function markRelatedRemoved(
  tx: Tx,
  of: Of,
  relatedProviderId: number,
  at: string,
): Promise<RelatedRow | undefined> {
  return tx
    .updateTable('related_providers')
    .set({ removed_at: at })
    .where('customer_id', '=', of.customerId)
    .where('provider_id', '=', of.providerId)
    .where('related_provider_id', '=', relatedProviderId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** For the team, across all customers. */
export function findRelatedByIds(tx: Tx, ids: readonly number[]): Promise<RelatedRow[]> {
  return tx.selectFrom('related_providers').selectAll().where(anyOf('id', ids)).execute();
}

export async function updateRelatedDecision(
  tx: Tx,
  of: { customerId: number; id: number },
  decision: { status: 'approved' | 'rejected'; reason: string | null },
): Promise<void> {
  await tx
    .updateTable('related_providers')
    .set(decision)
    .where('customer_id', '=', of.customerId)
    .where('id', '=', of.id)
    .execute();
}
