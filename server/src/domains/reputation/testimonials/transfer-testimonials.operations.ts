import type { ReviewChannelName } from '@bellbird/contract/reputation/reviews';
import type { Member } from '#platform/auth/caller.ts';
import type { Tx } from '#platform/db/db.ts';
import { requestApprovals } from '#domains/attention/approvals/approvals.public.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { findUserName, insertHistories, insertTestimonials } from './testimonials.repository.ts';

type Review = {
  author: string;
  rating: number;
  body: string;
  source: { channel: ReviewChannelName; url: string; writtenOn: string };
};

/** Adds reviews from other sites as comments and requests approval; returns their ids in the same order. */
export async function insertTransferred(
  tx: Tx,
  { customerId, customerUserId }: Member,
  { providerId, reviews, at }: { providerId: number; reviews: readonly Review[]; at: Date },
): Promise<number[]> {
  const moment = at.toISOString();
  const ids = await insertTestimonials(
    tx,
    reviews.map(({ author, rating, body, source }) => ({
      customer_id: customerId,
      provider_id: providerId,
      couple_name: author,
      rating,
      comments: body,
      added_by: 'transferred' as const,
      source_channel: source.channel,
      source_url: source.url,
      written_on: source.writtenOn,
      created_at: moment,
    })),
  );
  const who = await findUserName(tx, customerId, customerUserId);
  const entry = { customer_id: customerId, kind: 'created', who, at: moment };
  await insertHistories(
    tx,
    ids.map((id) => ({ ...entry, testimonial_id: id })),
  );
  const request = { customerId, customerUserId, providerId, kind: TESTIMONIAL_KIND, at };
  await requestApprovals(
    tx,
    ids.map((subjectId) => ({ ...request, subjectId })),
  );
  return ids;
}
