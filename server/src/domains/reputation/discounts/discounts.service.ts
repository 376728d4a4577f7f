import { randomUUID } from 'node:crypto';
import {
  type Discount,
  type DiscountEdit,
  type DiscountForm,
  type DiscountState,
  isEditable,
} from '@bellbird/contract/reputation/discounts';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import type { Owner } from '#platform/db/owner.ts';
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
  changeDiscount,
  countDiscounts,
  deleteDiscount,
  findDiscount,
  findDiscounts,
  holdDiscount,
  insertDiscount,
  stepDown,
} from './discounts.repository.ts';

type Deps = { db: Db; clock: Clock; storage: Storage };
export type OfferFiles = { image?: ReceivedFile | undefined; document?: ReceivedFile | undefined };

type FileColumns = { image_key?: string; document_key?: string; document_name?: string; document_bytes?: number };

export type DiscountsService = ReturnType<typeof createDiscountsService>;

export function ownerOf(caller: Member): Owner {
  return ownerFor(caller, 'discounts');
}

/** Special offers. Each change is looked at by the team; what it approved stays as couples saw it. */
export function createDiscountsService({ db, clock, storage }: Deps) {
  /** Where the files of an offer will lie, and what its row says of them. */
  function filed({ image, document }: OfferFiles): { files: NewFile[]; columns: FileColumns } {
    const kept = (folder: string, file: ReceivedFile) => ({
      ...file,
      key: `${folder}/${randomUUID()}.${file.extension}`,
    });
    const [picture, paper] = [image && kept('public/offers', image), document && kept('offers', document)];
    return {
      files: [picture, paper].filter((file) => file !== undefined),
      columns: {
        ...(picture && { image_key: picture.key }),
        ...(paper && {
          document_key: paper.key,
          document_name: paper.displayName,
          document_bytes: paper.bytes.length,
        }),
      },
    };
  }

  async function ask(tx: Tx, caller: Member, providerId: number, subjectId: number): Promise<void> {
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

  /** Offers are made on a package that holds them; one that is there already may always be taken back. */
  const included = (tx: Tx, providerId: number) =>
    assertIncluded(tx, { providerId, upgrade: 'campaigns', now: clock.now() });

  const read = async (tx: Tx, caller: Member, id: number): Promise<Discount> =>
    presentDiscount((await findDiscount(tx, ownerOf(caller), id)) ?? fail('not_found'), clock.now());

  return {
    async list(
      caller: Member,
      { page, limit, ...wanted }: Paging & { providerId?: number | undefined; state?: DiscountState | undefined },
    ): Promise<{ data: Discount[]; total: number }> {
      const owner = ownerOf(caller);
      const now = clock.now();
      const search = { ...wanted, now: now.toISOString() };
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
      await db.tenantRead(caller.customerId, (tx) => included(tx, providerId));
      const { files: kept, columns } = filed(files);
      const insert = async (tx: Tx): Promise<{ id: number }> => {
        if (form.isPrimary) await stepDown(tx, caller.customerId, providerId);
        const row = { ...rowOf(form), ...columns, customer_id: caller.customerId, provider_id: providerId };
        const id = await insertDiscount(tx, { ...row, created_at: clock.now().toISOString() });
        await ask(tx, caller, providerId, id);
        await record(tx, caller, { action: 'discounts.create', subject: { kind: 'discount', id } });
        return { id };
      };
      return withFiles(storage, kept, () => db.tenant(caller.customerId, insert));
    },

    async update(caller: Member, id: number, form: DiscountEdit, files: OfferFiles): Promise<Discount> {
      const { customerId } = caller;
      await db.tenantRead(customerId, async (tx) => included(tx, (await read(tx, caller, id)).provider.id));
      const { files: kept, columns } = filed(files);
      const write = async (tx: Tx) => {
        const held = (await holdDiscount(tx, ownerOf(caller), id)) ?? fail('not_found');
        if (!isEditable(held.status)) fail('already_published');
        if (held.version !== form.version) fail('stale_version');
        // An offer stays where it was made: couples may have seen it there.
        if (held.provider_id !== form.providerId) fail('not_found');
        if (form.isPrimary) await stepDown(tx, customerId, held.provider_id);
        await changeDiscount(tx, customerId, id, {
          ...rowOf(form),
          ...(form.removeImage && { image_key: null }),
          ...(form.removeDocument && { document_key: null, document_name: null, document_bytes: null }),
          ...columns,
          status: 'waiting',
          reject_reason: null,
        });
        await ask(tx, caller, held.provider_id, id);
        await record(tx, caller, { action: 'discounts.update', subject: { kind: 'discount', id } });
        const isImageGone = form.removeImage || 'image_key' in columns;
        const isDocumentGone = form.removeDocument || 'document_key' in columns;
        return {
          discount: await read(tx, caller, id),
          left: [isImageGone && held.image_key, isDocumentGone && held.document_key],
        };
      };
      const { discount, left } = await withFiles(storage, kept, () => db.tenant(customerId, write));
      await sweep(left);
      return discount;
    },

    async remove(caller: Member, id: number): Promise<void> {
      const { customerId } = caller;
      const left = await db.tenant(customerId, async (tx) => {
        const held = (await holdDiscount(tx, ownerOf(caller), id)) ?? fail('not_found');
        if (!isEditable(held.status)) fail('already_published');
        await deleteDiscount(tx, customerId, id);
        await withdrawApproval(tx, { customerId, kind: DISCOUNT_KIND, subjectId: id, at: clock.now() });
        await record(tx, caller, { action: 'discounts.delete', subject: { kind: 'discount', id } });
        return [held.image_key, held.document_key];
      });
      await sweep(left);
    },

    async documents(caller: Member, id: number): Promise<{ name: string; sizeKb: number }[]> {
      const row = await db.tenantRead(caller.customerId, (tx) => findDiscount(tx, ownerOf(caller), id));
      const { document_name: name, document_bytes: bytes } = row ?? fail('not_found');
      return name && bytes ? [{ name, sizeKb: Math.ceil(bytes / 1024) }] : [];
    },

    async document(caller: Member, id: number): Promise<FileAnswer> {
      const row = await db.tenantRead(caller.customerId, (tx) => findDiscount(tx, ownerOf(caller), id));
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

  async function sweep(keys: readonly (string | null | false)[]): Promise<void> {
    for (const key of keys) if (key) await storage.delete(key);
  }
}

/** What of the form is kept: the ratio of a discount, or the instalments of the other kind, never both. */
function rowOf(form: DiscountForm | DiscountEdit) {
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
