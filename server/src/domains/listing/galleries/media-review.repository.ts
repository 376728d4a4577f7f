import { type Selectable, sql } from 'kysely';
import { anyOf } from '#platform/db/any-of.ts';
import type { Tx } from '#platform/db/db.ts';
import type { MediumTable } from './galleries.tables.ts';

export type MediumForReview = Selectable<MediumTable> & { gallery_name: string };

/** For the team, across all customers. */
export function findForReview(tx: Tx, ids: readonly number[]): Promise<MediumForReview[]> {
  return tx
    .selectFrom('media')
    .innerJoin('galleries', 'galleries.id', 'media.gallery_id')
    .selectAll('media')
    .select('galleries.name as gallery_name')
    .where(anyOf('media.id', ids))
    .execute();
}

/** Whether the person who added a medium has withdrawn their consent since, and not given it again. */
const isConsentWithdrawn = sql<boolean>`exists (select from customer_user_agreement_signs s
  where s.customer_id = media.customer_id and s.customer_user_id = media.created_by and s.type = 'content'
  having bool_and(s.withdrawn_at is not null))`;

/** Approves a pending medium, which shows it if its owner still agrees, or rejects it with a reason. */
export async function updateDecision(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  rejectReason: string | null,
): Promise<void> {
  await tx
    .updateTable('media')
    .set({
      status:
        rejectReason === null
          ? sql<'active' | 'passive'>`case when ${isConsentWithdrawn} then 'passive' else 'active' end`
          : 'rejected',
      reject_reason: rejectReason,
      version: sql<number>`version + 1`,
    })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
