import { type Selectable, sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { TestimonialTable } from './testimonials.tables.ts';

export type DisputedRow = Pick<
  Selectable<TestimonialTable>,
  'id' | 'lead_id' | 'couple_name' | 'rating' | 'comments' | 'dispute_reason' | 'dispute_text'
> & { reason_name: string | null };

/** For the team, across all customers. */
export async function findDisputed(tx: Tx, ids: readonly number[]): Promise<DisputedRow[]> {
  const { rows } = await sql<DisputedRow>`
    select t.id, t.lead_id, t.couple_name, t.rating, t.comments, t.dispute_reason, t.dispute_text,
      (select value from config_entries where item_type = 'testimonial_rejected_reason' and code = t.dispute_reason) as reason_name
    from testimonials t where t.id = any(${ids}) and t.dispute_state is not null`.execute(tx);
  return rows;
}

/** The couple’s name; undefined if nothing waits. A comment that is taken down has the vendor’s reason. */
export async function settleDispute(
  tx: Tx,
  { customerId, id }: { customerId: number; id: number },
  isAgreed: boolean,
  answer: string | null,
): Promise<string | undefined> {
  const row = await tx
    .updateTable('testimonials')
    .set((build) => ({
      version: sql<number>`version + 1`,
      dispute_state: isAgreed ? 'agreed' : 'refused',
      dispute_answer: answer,
      ...(isAgreed && { status: 'rejected' as const, featured: false, reject_reason: build.ref('dispute_reason') }),
    }))
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('dispute_state', '=', 'waiting')
    .returning('couple_name')
    .executeTakeFirst();
  return row?.couple_name;
}
