import { randomUUID } from 'node:crypto';
import {
  type Testimonial,
  type TestimonialForm,
  type TestimonialHistory,
  type TestimonialStatus,
  TESTIMONIAL_STATUSES,
  isOwnDraft,
  isPublic,
} from '@bellbird/contract/reputation/testimonials';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { TESTIMONIAL_IMAGES_MAX } from '@bellbird/contract/shared/limits';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { withFiles } from '#platform/storage/with-files.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { assertIncluded } from '#domains/money/packages/packages.public.ts';
import { TESTIMONIAL_KIND } from './testimonials.approvals.ts';
import { presentImage, presentTestimonial } from './testimonials.presenter.ts';
import {
  countImages,
  deleteImage,
  countTestimonials,
  deleteTestimonial,
  findFigures,
  findHistories,
  findTestimonial,
  findUserName,
  insertHistory,
  insertImage,
  insertTestimonial,
  lockTestimonial,
  testimonialsQuery,
  updateTestimonial,
} from './testimonials.repository.ts';

type Filter = {
  status?: TestimonialStatus | undefined;
  providerId?: number | undefined;
  rating?: number | undefined;
  unanswered?: 'true' | undefined;
};
type Edit = Partial<TestimonialForm> & { featured?: boolean | undefined; version: number };

export type TestimonialsService = ReturnType<typeof createTestimonialsService>;

/** Comments by couples. A vendor can reply to and feature them, but never change a couple's words. */
export function createTestimonialsService({ db, clock, storage }: { db: Db; clock: Clock; storage: Storage }) {
  const toOwner = (caller: Member) => ownerFor(caller, 'testimonials');

  const read = async (tx: Tx, caller: Member, id: number): Promise<Testimonial> =>
    presentTestimonial((await findTestimonial(tx, toOwner(caller), id)) ?? fail('not_found'));

  async function recordAction(tx: Tx, caller: Member, id: number, kind: string): Promise<void> {
    const { customerId, customerUserId } = caller;
    const who = await findUserName(tx, customerId, customerUserId);
    await insertHistory(tx, { customer_id: customerId, testimonial_id: id, kind, who, at: clock.now().toISOString() });
    await record(tx, caller, { action: `testimonials.${kind}`, subject: { kind: 'testimonial', id } });
  }

  async function requestReview(tx: Tx, caller: Member, providerId: number, subjectId: number): Promise<void> {
    const { customerId, customerUserId } = caller;
    const kind = TESTIMONIAL_KIND;
    await requestApproval(tx, { customerId, customerUserId, providerId, kind, subjectId, at: clock.now() });
  }

  /** Fails unless the vendor added it and the team has not approved it. */
  async function lockDraft(tx: Tx, caller: Member, id: number) {
    const locked = (await lockTestimonial(tx, toOwner(caller), id)) ?? fail('not_found');
    return isOwnDraft({ addedBy: locked.added_by, status: locked.status }) ? locked : fail('not_possible_now');
  }

  return {
    async list(
      caller: Member,
      { page, limit, unanswered, ...filter }: Paging & Filter,
    ): Promise<{ data: Testimonial[]; total: number }> {
      const search = { ...filter, unanswered: unanswered === 'true' };
      const owner = toOwner(caller);
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([
          testimonialsQuery(tx, owner, search, windowOf({ page, limit })).execute(),
          countTestimonials(tx, owner, search),
        ]),
      );
      return { data: rows.map(presentTestimonial), total };
    },

    async count(caller: Member, providerId: number | undefined) {
      const rows = await db.tenantRead(caller.customerId, (tx) => findFigures(tx, toOwner(caller), providerId));
      const figuresFor = (status: TestimonialStatus) => rows.find((each) => each.status === status);
      const active = figuresFor('active');
      return {
        counts: Object.fromEntries(
          TESTIMONIAL_STATUSES.map((status) => [status, figuresFor(status)?.count ?? 0]),
        ) as Record<TestimonialStatus, number>,
        unanswered: active?.unanswered ?? 0,
        averageRating: active?.rating ?? null,
      };
    },

    read: (caller: Member, id: number): Promise<Testimonial> =>
      db.tenantRead(caller.customerId, (tx) => read(tx, caller, id)),

    async create(caller: Member, { providerId, ...form }: TestimonialForm & { providerId: number }) {
      providerFor(caller, 'testimonials', providerId);
      return db.tenant(caller.customerId, async (tx) => {
        const row = { customer_id: caller.customerId, provider_id: providerId, ...toColumns(form) };
        const id =
          (await insertTestimonial(tx, {
            ...row,
            added_by: 'vendor',
            created_at: clock.now().toISOString(),
          })) ?? fail('conflict');
        await requestReview(tx, caller, providerId, id);
        await recordAction(tx, caller, id, 'created');
        return { id };
      });
    },

    update: (caller: Member, id: number, { version, featured, ...form }: Edit): Promise<Testimonial> =>
      db.tenant(caller.customerId, async (tx) => {
        const locked = (await lockTestimonial(tx, toOwner(caller), id)) ?? fail('not_found');
        if (locked.version !== version) fail('stale_version', { data: await read(tx, caller, id) });
        const isEdited = Object.values(form).some((value) => value !== undefined);
        if (isEdited && !isOwnDraft({ addedBy: locked.added_by, status: locked.status })) fail('not_possible_now');
        if (featured && !isPublic(locked)) fail('not_possible_now');
        await updateTestimonial(tx, caller.customerId, id, {
          ...(featured !== undefined && { featured }),
          ...(isEdited && {
            ...toColumns({ ...toForm(locked), ...withoutUndefined(form) }),
            status: 'pending' as const,
            reject_reason: null,
          }),
        });
        if (isEdited) await requestReview(tx, caller, locked.provider_id, id);
        await recordAction(tx, caller, id, isEdited ? 'changed' : featured ? 'featured' : 'unfeatured');
        return read(tx, caller, id);
      }),

    async remove(caller: Member, id: number): Promise<void> {
      const { customerId } = caller;
      const pictures = await db.tenant(customerId, async (tx) => {
        await lockDraft(tx, caller, id);
        const { images } = (await findTestimonial(tx, toOwner(caller), id)) ?? fail('not_found');
        await deleteTestimonial(tx, customerId, id);
        await withdrawApproval(tx, { customerId, kind: TESTIMONIAL_KIND, subjectId: id, at: clock.now() });
        await record(tx, caller, { action: 'testimonials.delete', subject: { kind: 'testimonial', id } });
        return images;
      });
      for (const { image_key: key } of pictures) await storage.delete(key);
    },

    reply: (caller: Member, id: number, reply: string): Promise<Testimonial> =>
      db.tenant(caller.customerId, async (tx) => {
        const locked = (await lockTestimonial(tx, toOwner(caller), id)) ?? fail('not_found');
        if (!isPublic(locked)) fail('not_possible_now');
        // Removing a reply is allowed on any package.
        if (reply) await assertIncluded(tx, { providerId: locked.provider_id, upgrade: 'replies', now: clock.now() });
        await updateTestimonial(tx, caller.customerId, id, {
          reply: reply || null,
          replied_at: reply ? clock.now().toISOString() : null,
        });
        await recordAction(tx, caller, id, reply ? 'replied' : 'reply_removed');
        return read(tx, caller, id);
      }),

    listImages: async (caller: Member, id: number) =>
      (await db.tenantRead(caller.customerId, (tx) => read(tx, caller, id))).images,

    async addImage(caller: Member, id: number, image: ReceivedFile) {
      const key = `public/testimonials/${randomUUID()}.${image.extension}`;
      const add = async (tx: Tx) => {
        const { provider_id: providerId, status } = await lockDraft(tx, caller, id);
        const { customerId } = caller;
        if ((await countImages(tx, customerId, id)) >= TESTIMONIAL_IMAGES_MAX) {
          fail('invalid_fields', {
            fields: { image: `A comment can have at most ${TESTIMONIAL_IMAGES_MAX} pictures.` },
          });
        }
        const row = await insertImage(tx, { customerId, testimonialId: id, key });
        // A decision about the comment without this picture must not publish it.
        await requestReview(tx, caller, providerId, id);
        if (status === 'rejected')
          await updateTestimonial(tx, customerId, id, { status: 'pending', reject_reason: null });
        await recordAction(tx, caller, id, 'image_added');
        return presentImage(row);
      };
      return withFiles(storage, [{ ...image, key }], () => db.tenant(caller.customerId, add));
    },

    async removeImage(caller: Member, id: number, imageId: number): Promise<void> {
      const key = await db.tenant(caller.customerId, async (tx) => {
        await lockDraft(tx, caller, id);
        const found = await deleteImage(tx, { customerId: caller.customerId, testimonialId: id, id: imageId });
        await recordAction(tx, caller, id, 'image_removed');
        return found ?? fail('not_found');
      });
      await storage.delete(key);
    },

    listHistories: (caller: Member, id: number): Promise<TestimonialHistory[]> =>
      db.tenantRead(caller.customerId, async (tx) => {
        await read(tx, caller, id);
        return findHistories(tx, caller.customerId, id);
      }),
  };
}

function toColumns({ coupleName, weddingDate, rating, comments }: TestimonialForm) {
  return { couple_name: coupleName, wedding_date: weddingDate, rating, comments };
}

function toForm(row: { couple_name: string; wedding_date: string | null; rating: number; comments: string }) {
  return { coupleName: row.couple_name, weddingDate: row.wedding_date, rating: row.rating, comments: row.comments };
}

function withoutUndefined(form: Partial<TestimonialForm>): Partial<TestimonialForm> {
  return Object.fromEntries(Object.entries(form).filter(([, value]) => value !== undefined));
}
