import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { TestimonialTable } from './testimonials.tables.ts';

type Given = Partial<Insertable<TestimonialTable>> & Pick<Insertable<TestimonialTable>, 'customer_id' | 'provider_id'>;

/** A couple's comment that waits for approval, unless given otherwise. */
export async function buildTestimonial(tx: Tx, given: Given): Promise<{ id: number }> {
  return tx
    .insertInto('testimonials')
    .values({
      couple_name: 'Nina & Cole',
      added_by: 'couple',
      rating: 5,
      comments: 'From the first call to the last dance someone was always there for us.',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
