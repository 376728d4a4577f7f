import { createHash } from 'node:crypto';
import {
  type ExternalComment,
  type ExternalReview,
  type ReviewChannel,
  type ReviewChannelName,
  TRANSFER_STATES,
  type TransferState,
} from '@bellbird/contract/reputation/reviews';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { RATING_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { transferTestimonials } from '#domains/reputation/testimonials/testimonials.public.ts';
import {
  type Of,
  type WantedReviews,
  countReviews,
  findChannels,
  findFigures,
  findReviews,
  hasChannel,
  holdUntransferred,
  insertChannel,
  insertReviews,
  noteTransfers,
} from './reviews.repository.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** Reviews from elsewhere: brought over once, and made comments that the team looks at. */
export function createReviewsService({ db, clock }: { db: Db; clock: Clock }) {
  const whose = (caller: Member, providerId: number): Of => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'testimonials', providerId),
  });

  return {
    channels(caller: Member, providerId: number): Promise<ReviewChannel[]> {
      const of = whose(caller, providerId);
      return db.tenantRead(of.customerId, (tx) => findChannels(tx, of));
    },

    addChannel(
      caller: Member,
      providerId: number,
      { channel, url }: { channel: ReviewChannelName; url: string },
    ): Promise<{ id: number }> {
      const of = whose(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        const row = { customer_id: of.customerId, provider_id: providerId, channel, url };
        const id =
          (await insertChannel(tx, row)) ??
          fail('invalid_fields', { fields: { url: 'This page is among yours already.' } });
        await record(tx, caller, { action: 'reviews.addChannel', subject: { kind: 'reviewChannel', id } });
        return { id };
      });
    },

    async list(
      caller: Member,
      providerId: number,
      { page, limit, ...wanted }: Paging & WantedReviews,
    ): Promise<{ data: ExternalComment[]; total: number }> {
      const of = whose(caller, providerId);
      const [rows, total] = await db.tenantRead(of.customerId, (tx) =>
        Promise.all([findReviews(tx, of, wanted, windowOf({ page, limit })), countReviews(tx, of, wanted)]),
      );
      const data = rows.map(({ channel_id: channelId, written_on: date, transfer_state: transferState, ...row }) => ({
        ...row,
        channelId,
        date,
        transferState,
      }));
      return { data, total };
    },

    async filters(caller: Member, providerId: number) {
      const of = whose(caller, providerId);
      const figures = await db.tenantRead(of.customerId, (tx) => findFigures(tx, of));
      const sum = (fits: (each: (typeof figures)[number]) => boolean) =>
        figures.filter(fits).reduce((total, each) => total + each.count, 0);
      const states = TRANSFER_STATES.map((name) => [name, sum((each) => each.state === name)] as const);
      return {
        transferStates: Object.fromEntries(states) as Record<TransferState, number>,
        ratings: Array.from({ length: RATING_MAX }, (_, at) => RATING_MAX - at).map((rating) => ({
          rating,
          count: sum((each) => each.rating === rating),
        })),
        channels: [...new Set(figures.map((each) => each.channel_id))].map((channelId) => ({
          channelId,
          count: sum((each) => each.channel_id === channelId),
        })),
      };
    },

    import(
      caller: Member,
      providerId: number,
      { channelId, comments }: { channelId: number; comments: readonly ExternalReview[] },
    ): Promise<{ added: number; known: number }> {
      const of = whose(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        if (!(await hasChannel(tx, of, channelId))) fail('not_found');
        const rows = new Map(
          comments.map((review) => {
            const print = fingerprint(channelId, review);
            const { author, rating, body, date } = review;
            const facts = { customer_id: of.customerId, provider_id: providerId, channel_id: channelId };
            return [print, { ...facts, author, rating, body, written_on: date, fingerprint: print }] as const;
          }),
        );
        const added = await insertReviews(tx, [...rows.values()]);
        const subject = { kind: 'reviewChannel', id: channelId };
        await record(tx, caller, { action: 'reviews.import', subject, details: { added } });
        return { added, known: comments.length - added };
      });
    },

    transfer(caller: Member, providerId: number, ids: readonly number[]): Promise<{ transferred: number }> {
      const of = whose(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        const held = await holdUntransferred(tx, of, ids);
        if (held.length === 0) return { transferred: 0 };
        const said = held.map(({ author, rating, body, written_on: date }) => ({ author, rating, body, date }));
        const made = await transferTestimonials(tx, caller, { providerId, said, at: clock.now() });
        const transfers = held.map(({ id }, at) => ({ id, testimonialId: made[at] ?? fail('server_error') }));
        await noteTransfers(tx, of.customerId, transfers);
        await record(tx, caller, { action: 'reviews.transfer', details: { transferred: held.length } });
        return { transferred: held.length };
      });
    },
  };
}

/** The same words by the same person on the same day are the same review, however they are spaced. */
function fingerprint(channelId: number, { author, body, date }: ExternalReview): string {
  const plain = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  return createHash('sha256')
    .update([channelId, plain(author), date, plain(body)].join('\n'))
    .digest('base64url');
}
