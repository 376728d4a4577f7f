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
import { insertTransferred } from '#domains/reputation/testimonials/testimonials.public.ts';
import {
  type Of,
  type ReviewFilter,
  countReviews,
  findChannels,
  findFigures,
  findReviews,
  hasChannel,
  insertChannel,
  insertReviews,
  lockUntransferred,
  updatePageTotal,
  updateTransferred,
} from './reviews.repository.ts';

export type ReviewsService = ReturnType<typeof createReviewsService>;

/** Reviews from other sites: imported once, and transferred to comments that the team reviews. */
export function createReviewsService({ db, clock }: { db: Db; clock: Clock }) {
  const toOwned = (caller: Member, providerId: number): Of => ({
    customerId: caller.customerId,
    providerId: providerFor(caller, 'testimonials', providerId),
  });

  return {
    listChannels(caller: Member, providerId: number): Promise<ReviewChannel[]> {
      const of = toOwned(caller, providerId);
      return db.tenantRead(of.customerId, (tx) => findChannels(tx, of));
    },

    addChannel(
      caller: Member,
      providerId: number,
      { channel, url }: { channel: ReviewChannelName; url: string },
    ): Promise<{ id: number }> {
      const of = toOwned(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        const row = { customer_id: of.customerId, provider_id: providerId, channel, url };
        const id =
          (await insertChannel(tx, row)) ??
          fail('invalid_fields', { fields: { url: 'You have already added this page.' } });
        await record(tx, caller, { action: 'reviews.addChannel', subject: { kind: 'reviewChannel', id } });
        return { id };
      });
    },

    async list(
      caller: Member,
      providerId: number,
      { page, limit, ...filter }: Paging & ReviewFilter,
    ): Promise<{ data: ExternalComment[]; total: number }> {
      const of = toOwned(caller, providerId);
      const [rows, total] = await db.tenantRead(of.customerId, (tx) =>
        Promise.all([findReviews(tx, of, filter, windowOf({ page, limit })), countReviews(tx, of, filter)]),
      );
      const data = rows.map(({ channel_id: channelId, written_on: date, transfer_state: transferState, ...row }) => ({
        ...row,
        channelId,
        date,
        transferState,
      }));
      return { data, total };
    },

    async readFilters(caller: Member, providerId: number) {
      const of = toOwned(caller, providerId);
      const figures = await db.tenantRead(of.customerId, (tx) => findFigures(tx, of));
      const sum = (matches: (each: (typeof figures)[number]) => boolean) =>
        figures.filter(matches).reduce((total, each) => total + each.count, 0);
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
      { channelId, pageTotal, comments }: { channelId: number; pageTotal: number; comments: readonly ExternalReview[] },
    ): Promise<{ added: number; known: number }> {
      const of = toOwned(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        if (!(await hasChannel(tx, of, channelId))) fail('not_found');
        if (pageTotal < comments.length) {
          fail('invalid_fields', { fields: { pageTotal: 'The page can’t have fewer reviews than you import.' } });
        }
        await updatePageTotal(tx, of, channelId, pageTotal);
        const rows = new Map(
          comments.map((review) => {
            const print = toFingerprint(review);
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
      const of = toOwned(caller, providerId);
      return db.tenant(of.customerId, async (tx) => {
        const rows = await lockUntransferred(tx, of, ids);
        if (rows.length === 0) return { transferred: 0 };
        const reviews = rows.map(({ author, rating, body, channel, url, written_on: writtenOn }) => ({
          author,
          rating,
          body,
          source: { channel, url, writtenOn },
        }));
        const testimonialIds = await insertTransferred(tx, caller, { providerId, reviews, at: clock.now() });
        const transfers = rows.map(({ id }, at) => ({ id, testimonialId: testimonialIds[at] ?? fail('server_error') }));
        await updateTransferred(tx, of.customerId, transfers);
        await record(tx, caller, { action: 'reviews.transfer', details: { transferred: rows.length } });
        return { transferred: rows.length };
      });
    },
  };
}

/** Shorter texts, such as ‘Lovely!’, may be written twice by people of the same name. */
const UNMISTAKABLE_LENGTH = 40;

/**
 * The same text by the same author is the same review on whichever page it is, regardless of spacing and case. Short
 * texts must be of the same day, too.
 */
function toFingerprint({ author, body, date }: ExternalReview): string {
  const plain = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const text = plain(body);
  return createHash('sha256')
    .update([plain(author), text.length < UNMISTAKABLE_LENGTH ? date : '', text].join('\n'))
    .digest('base64url');
}
