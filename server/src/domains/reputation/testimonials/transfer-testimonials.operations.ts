import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { requestApprovals } from '#domains/attention/approvals/approvals.public.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { addHistories, findUserName, insertTestimonials } from './testimonials.repository.ts';

type Said = { author: string; rating: number; body: string; date: string };

/** Makes comments of what was said elsewhere; answers their ids, in the same order. */
export async function transferTestimonials(
  tx: Tx,
  { customerId, customerUserId }: Member,
  { providerId, said, at }: { providerId: number; said: readonly Said[]; at: Date },
): Promise<number[]> {
  const moment = at.toISOString();
  const ids = await insertTestimonials(
    tx,
    said.map(({ author, rating, body }) => ({
      customer_id: customerId,
      provider_id: providerId,
      couple_name: author,
      rating,
      comments: body,
      added_by: 'transferred' as const,
      created_at: moment,
    })),
  );
  const who = await findUserName(tx, customerId, customerUserId);
  const entry = { customer_id: customerId, kind: 'created', who, at: moment };
  await addHistories(
    tx,
    ids.map((id) => ({ ...entry, testimonial_id: id })),
  );
  const asked = { customerId, customerUserId, providerId, kind: TESTIMONIAL_KIND, at };
  await requestApprovals(
    tx,
    ids.map((subjectId) => ({ ...asked, subjectId })),
  );
  return ids;
}
