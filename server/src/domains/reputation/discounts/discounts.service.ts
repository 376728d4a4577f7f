import { randomUUID } from 'node:crypto';
import {
  type Discount,
  type DiscountEdit,
  type DiscountForm,
  type DiscountState,
  isEditable,
  isEndable,
} from '@bellbird/contract/reputation/discounts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { FileAnswer } from '#platform/http/file-answer.ts';
import type { ReceivedFile } from '#platform/http/route.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type NewFile, withFiles } from '#platform/storage/with-files.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import { assertIncluded } from '#domains/money/packages/packages.public.ts';
import { DISCOUNT_KIND } from './discounts.approvals.ts';
import { presentDiscount } from './discounts.presenter.ts';
import {
  clearPrimary,
  countDiscounts,
  deleteDiscount,
  findDiscount,
  findDiscounts,
  insertDiscount,
  lockDiscount,
  updateDiscount,
} from './discounts.repository.ts';

type Ports = { db: Db; clock: Clock; storage: Storage };
export type OfferFiles = { image?: ReceivedFile | undefined; document?: ReceivedFile | undefined };

type FileColumns = { image_key?: string; document_key?: string; document_name?: string; document_bytes?: number };

export type DiscountsService = ReturnType<typeof createDiscountsService>;

/** Special offers. The team reviews each change; an approved offer can no longer be edited. */
export function createDiscountsService({ db, clock, storage }: Ports) {
  const toOwner = (caller: Member) => ownerFor(caller, 'discounts');

  /** The files of an offer under their storage keys, and the columns that point to them. */
  function toFiles({ image, document }: OfferFiles): { files: NewFile[]; columns: FileColumns } {
    const withKey = (folder: string, file: ReceivedFile) => ({
      ...file,
      key: `${folder}/${randomUUID()}.${file.extension}`,
    });
    const [picture, attachment] = [image && withKey('public/offers', image), document && withKey('offers', document)];
    return {
      files: [picture, attachment].filter((file) => file !== undefined),
      columns: {
        ...(picture && { image_key: picture.key }),
        ...(attachment && {
          document_key: attachment.key,
          document_name: attachment.displayName,
          document_bytes: attachment.bytes.length,
        }),
      },
    };
  }

  async function requestReview(tx: Tx, caller: Member, providerId: number, subjectId: number): Promise<void> {
    const { customerId, customerUserId } = caller;
    await requestApproval(tx, {
      customerId,
      customerUserId,
      providerId,
      kind: DISCOUNT_KIND,
      subjectId,
      at: clock.now(),
    });
  }

  /** Creating and changing offers needs a package that includes them; deleting one is always allowed. */
  const assertOffersIncluded = (tx: Tx, providerId: number) =>
    assertIncluded(tx, { providerId, upgrade: 'campaigns', now: clock.now() });

  const read = async (tx: Tx, caller: Member, id: number): Promise<Discount> =>
    presentDiscount((await findDiscount(tx, toOwner(caller), id)) ?? fail('not_found'), clock.now());

  return {
    async list(
      caller: Member,
      { page, limit, ...filter }: Paging & { providerId?: number | undefined; state?: DiscountState | undefined },
    ): Promise<{ data: Discount[]; total: number }> {
      const owner = toOwner(caller);
      const now = clock.now();
      const search = { ...filter, now: now.toISOString() };
      const window = windowOf({ page, limit });
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findDiscounts(tx, owner, search, window), countDiscounts(tx, owner, search)]),
      );
      return { data: rows.map((row) => presentDiscount(row, now)), total };
    },

    read: (caller: Member, id: number): Promise<Discount> =>
      db.tenantRead(caller.customerId, (tx) => read(tx, caller, id)),

    async create(caller: Member, form: DiscountForm, files: OfferFiles): Promise<{ id: number }> {
      const providerId = providerFor(caller, 'discounts', form.providerId);
      await db.tenantRead(caller.customerId, (tx) => assertOffersIncluded(tx, providerId));
      const { files: newFiles, columns } = toFiles(files);
      const insert = async (tx: Tx): Promise<{ id: number }> => {
        if (form.isPrimary) await clearPrimary(tx, caller.customerId, providerId);
        const row = { ...toColumns(form), ...columns, customer_id: caller.customerId, provider_id: providerId };
        const id = await insertDiscount(tx, { ...row, created_at: clock.now().toISOString() });
        await requestReview(tx, caller, providerId, id);
        await record(tx, caller, { action: 'discounts.create', subject: { kind: 'discount', id } });
        return { id };
      };
      return withFiles(storage, newFiles, () => db.tenant(caller.customerId, insert));
    },

    async update(caller: Member, id: number, form: DiscountEdit, files: OfferFiles): Promise<Discount> {
      const { customerId } = caller;
      await db.tenantRead(customerId, async (tx) => assertOffersIncluded(tx, (await read(tx, caller, id)).provider.id));
      const { files: newFiles, columns } = toFiles(files);
      const write = async (tx: Tx) => {
        const locked = (await lockDiscount(tx, toOwner(caller), id)) ?? fail('not_found');
        if (!isEditable(locked.status)) fail('already_published');
        if (locked.version !== form.version) fail('stale_version');
        // An offer cannot move to another provider: couples may have seen it there.
        if (locked.provider_id !== form.providerId) fail('not_found');
        if (form.isPrimary) await clearPrimary(tx, customerId, locked.provider_id);
        await updateDiscount(tx, customerId, id, {
          ...toColumns(form),
          ...(form.removeImage && { image_key: null }),
          ...(form.removeDocument && { document_key: null, document_name: null, document_bytes: null }),
          ...columns,
          status: 'waiting',
          reject_reason: null,
        });
        await requestReview(tx, caller, locked.provider_id, id);
        await record(tx, caller, { action: 'discounts.update', subject: { kind: 'discount', id } });
        const isImageGone = form.removeImage || 'image_key' in columns;
        const isDocumentGone = form.removeDocument || 'document_key' in columns;
        return {
          discount: await read(tx, caller, id),
          unusedKeys: [isImageGone && locked.image_key, isDocumentGone && locked.document_key],
        };
      };
      const { discount, unusedKeys } = await withFiles(storage, newFiles, () => db.tenant(customerId, write));
      await deleteFiles(unusedKeys);
      return discount;
    },

    async remove(caller: Member, id: number): Promise<void> {
      const { customerId } = caller;
      const unusedKeys = await db.tenant(customerId, async (tx) => {
        const locked = (await lockDiscount(tx, toOwner(caller), id)) ?? fail('not_found');
        if (!isEditable(locked.status)) fail('already_published');
        await deleteDiscount(tx, customerId, id);
        await withdrawApproval(tx, { customerId, kind: DISCOUNT_KIND, subjectId: id, at: clock.now() });
        await record(tx, caller, { action: 'discounts.delete', subject: { kind: 'discount', id } });
        return [locked.image_key, locked.document_key];
      });
      await deleteFiles(unusedKeys);
    },

    /** Couples keep the coupons they have; nobody can take a new one. Ending it twice is ending it once. */
    end: (caller: Member, id: number): Promise<Discount> =>
      db.tenant(caller.customerId, async (tx) => {
        if (!(await lockDiscount(tx, toOwner(caller), id))) fail('not_found');
        const { state } = await read(tx, caller, id);
        if (state !== 'ended') {
          if (!isEndable(state)) fail('not_possible_now');
          await updateDiscount(tx, caller.customerId, id, { ended_at: clock.now().toISOString(), is_primary: false });
          await record(tx, caller, { action: 'discounts.end', subject: { kind: 'discount', id } });
        }
        return read(tx, caller, id);
      }),

    async listDocuments(caller: Member, id: number): Promise<{ name: string; sizeKb: number }[]> {
      const row = await db.tenantRead(caller.customerId, (tx) => findDiscount(tx, toOwner(caller), id));
      const { document_name: name, document_bytes: bytes } = row ?? fail('not_found');
      return name && bytes ? [{ name, sizeKb: Math.ceil(bytes / 1024) }] : [];
    },

    async readDocument(caller: Member, id: number): Promise<FileAnswer> {
      const row = await db.tenantRead(caller.customerId, (tx) => findDiscount(tx, toOwner(caller), id));
      const stored = row?.document_key ? await storage.get(row.document_key) : undefined;
      if (!stored) fail('not_found');
      return {
        content: stored.stream,
        contentType: stored.contentType,
        fileName: row?.document_name ?? '',
        size: stored.size,
      };
    },
  };

  async function deleteFiles(keys: readonly (string | null | false)[]): Promise<void> {
    for (const key of keys) if (key) await storage.delete(key);
  }
}

/** Depending on its type, an offer has a ratio or a number of instalments, never both. */
function toColumns(form: DiscountForm | DiscountEdit) {
  const isDiscount = form.discountType === 'discount';
  return {
    title: form.title,
    short_description: form.shortDescription,
    discount_text: form.discountText,
    gift_text: form.giftText,
    intro: form.intro,
    discount_type: form.discountType,
    discount_ratio: isDiscount ? form.discountRatio : null,
    installment_count: isDiscount ? null : form.installmentCount,
    is_primary: form.isPrimary,
    pricing_type: form.pricingType,
    price_before: form.priceBefore,
    price_after: form.priceAfter,
    per_person: form.perPerson,
    valid_from: form.validFrom,
    valid_until: form.validUntil,
    popup_title: form.popupTitle,
    popup_description: form.popupDescription,
  };
}
