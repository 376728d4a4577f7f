import {
  type Item,
  type ItemForm,
  type ItemOptionGroup,
  type ItemShown,
  canShow,
  toStatusAfterEdit,
} from '@bellbird/contract/listing/items';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { ITEMS_MAX } from '@bellbird/contract/shared/limits';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, ownerFor, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval, withdrawApproval } from '#domains/attention/approvals/approvals.public.ts';
import {
  findChosenOptions,
  findOptions,
  findPictures,
  findUsablePictures,
  replaceChosenOptions,
  replacePictures,
} from './item-parts.repository.ts';
import { presentItem, presentItemData, presentOptionGroups } from './items.presenter.ts';
import {
  type ItemRow,
  countItems,
  findItem,
  findItems,
  findItemsWithMedium,
  findRemovedItem,
  hasMedium,
  insertItem,
  lockItems,
  shiftPositions,
  updateItem,
  updatePosition,
} from './items.repository.ts';

type Form = z.output<typeof ItemForm>;
type Subject = { customerId: number; providerId: number; itemId: number | null };

const KIND = 'item';

export type ItemsService = ReturnType<typeof createItemsService>;

/** The products of a provider. */
export function createItemsService({ db, clock }: { db: Db; clock: Clock }) {
  const toOwner = (caller: Member) => ownerFor(caller, 'items');

  async function presentAll(tx: Tx, rows: readonly ItemRow[]): Promise<Item[]> {
    const [first] = rows;
    if (!first) return [];
    const ids = rows.map((row) => row.id);
    const [pictures, chosen, options] = await Promise.all([
      findPictures(tx, ids),
      findChosenOptions(tx, ids),
      findOptions(tx, first.provider_id),
    ]);
    const picturesOf = Map.groupBy(pictures, (picture) => picture.item_id);
    const chosenOf = Map.groupBy(chosen, (choice) => choice.item_id);
    return rows.map((row) =>
      presentItem(row, {
        pictures: picturesOf.get(row.id) ?? [],
        options,
        chosen: new Set(chosenOf.get(row.id)?.map((choice) => choice.option_id)),
      }),
    );
  }

  async function present(tx: Tx, row: ItemRow): Promise<Item> {
    return (await presentAll(tx, [row]))[0] ?? fail('not_found');
  }

  async function find(tx: Tx, caller: Member, id: number): Promise<ItemRow> {
    return (await findItem(tx, toOwner(caller), id)) ?? fail('not_found');
  }

  /** Locks the provider's products for the rest of the transaction. */
  async function findLocked(tx: Tx, caller: Member, id: number): Promise<ItemRow> {
    await lockItems(tx, (await find(tx, caller, id)).provider_id);
    return find(tx, caller, id);
  }

  /** Checks that need the provider's own rows. */
  async function assertPartsExist(tx: Tx, subject: Subject, form: Form): Promise<void> {
    const pictureIds = [...form.pictureIds, ...form.modelPictureIds];
    const [usable, options] = await Promise.all([
      findUsablePictures(tx, subject, pictureIds),
      findOptions(tx, subject.providerId),
    ]);
    const has = (kind: 'product' | 'model') => (id: number) =>
      usable.some((picture) => picture.id === id && picture.kind === kind);
    const fields: Record<string, string> = {};
    if (!form.pictureIds.every(has('product')))
      fields['pictureIds'] = 'This image is no longer available. Please choose another.';
    if (!form.modelPictureIds.every(has('model')))
      fields['modelPictureIds'] = 'This image is no longer available. Please choose another.';
    if (!form.optionIds.every((id) => options.some((option) => option.id === id)))
      fields['optionIds'] = 'This option is no longer available. Please choose another.';
    if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  }

  /** Saves pictures and options, and requests the team's approval. */
  async function saveParts(tx: Tx, caller: Member, subject: Subject & { itemId: number }, form: Form): Promise<void> {
    const { customerId, providerId, itemId } = subject;
    const at = clock.now();
    const pictures = [...new Set([...form.pictureIds, ...form.modelPictureIds])];
    await replacePictures(tx, customerId, itemId, pictures, at.toISOString());
    await replaceChosenOptions(tx, customerId, itemId, [...new Set(form.optionIds)]);
    const request = { customerId, providerId, kind: KIND, subjectId: itemId, at };
    if (toStatusAfterEdit(form) === 'waiting')
      await requestApproval(tx, { ...request, customerUserId: caller.customerUserId });
    else await withdrawApproval(tx, request);
  }

  const toColumns = (form: Form) => ({
    name: form.name,
    description: form.description,
    min_price: form.minPrice,
    max_price: form.maxPrice,
    is_offered_by_model: form.isOfferedByModel,
    status: toStatusAfterEdit(form),
    reject_reason: null,
  });

  const recordAction = (tx: Tx, caller: Member, action: string, id: number) =>
    record(tx, caller, { action: `items.${action}`, subject: { kind: KIND, id } });

  return {
    async list(caller: Member, { providerId, page, limit }: Paging & { providerId: number }) {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'items', providerId) };
      return db.tenantRead(caller.customerId, async (tx) => {
        const [rows, total] = await Promise.all([findItems(tx, of, windowOf({ page, limit })), countItems(tx, of)]);
        return { data: await presentAll(tx, rows), total };
      });
    },

    read: (caller: Member, id: number): Promise<Item> =>
      db.tenantRead(caller.customerId, async (tx) => present(tx, await find(tx, caller, id))),

    listOptionGroups(caller: Member, providerId: number): Promise<ItemOptionGroup[]> {
      providerFor(caller, 'items', providerId);
      return db.tenantRead(caller.customerId, async (tx) => presentOptionGroups(await findOptions(tx, providerId)));
    },

    async listOfMedium(caller: Member, mediaId: number) {
      const owner = toOwner(caller);
      const rows = await db.tenantRead(caller.customerId, async (tx) =>
        (await hasMedium(tx, owner, mediaId)) ? findItemsWithMedium(tx, owner, mediaId) : fail('not_found'),
      );
      return rows.map(presentItemData);
    },

    create(caller: Member, { providerId, ...form }: Form & { providerId: number }): Promise<{ id: number }> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'items', providerId) };
      return db.tenant(caller.customerId, async (tx) => {
        await lockItems(tx, providerId);
        await assertPartsExist(tx, { ...of, itemId: null }, form);
        const before = await countItems(tx, of);
        if (before >= ITEMS_MAX) fail('too_many_items');
        const id = await insertItem(tx, {
          customer_id: of.customerId,
          provider_id: of.providerId,
          position: before + 1,
          deleted_at: null,
          ...toColumns(form),
        });
        await saveParts(tx, caller, { ...of, itemId: id }, form);
        await recordAction(tx, caller, 'create', id);
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: Form & { version: number }): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: await present(tx, before) });
        const subject = { customerId: before.customer_id, providerId: before.provider_id, itemId: id };
        await assertPartsExist(tx, subject, form);
        await updateItem(tx, before.customer_id, id, toColumns(form));
        await saveParts(tx, caller, subject, form);
        await recordAction(tx, caller, 'update', id);
        return present(tx, await find(tx, caller, id));
      });
    },

    show(caller: Member, id: number, status: ItemShown): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        if (!canShow(before.status)) fail('not_approved_yet');
        await updateItem(tx, before.customer_id, id, { status });
        await recordAction(tx, caller, 'show', id);
        return present(tx, await find(tx, caller, id));
      });
    },

    move(caller: Member, id: number, wanted: number): Promise<{ id: number; order: number }> {
      return db.tenant(caller.customerId, async (tx) => {
        const item = await findLocked(tx, caller, id);
        const of = { customerId: item.customer_id, providerId: item.provider_id };
        const order = Math.min(wanted, await countItems(tx, of));
        await shiftPositions(tx, of, { after: item.position, by: -1 });
        await shiftPositions(tx, of, { after: order - 1, by: 1 });
        await updatePosition(tx, of.customerId, id, order);
        await recordAction(tx, caller, 'move', id);
        return { id, order };
      });
    },

    remove(caller: Member, id: number): Promise<void> {
      return db.tenant(caller.customerId, async (tx) => {
        const item = await findLocked(tx, caller, id);
        const of = { customerId: item.customer_id, providerId: item.provider_id };
        const at = clock.now();
        await updateItem(tx, of.customerId, id, { deleted_at: at.toISOString() });
        await shiftPositions(tx, of, { after: item.position, by: -1 });
        await withdrawApproval(tx, { customerId: of.customerId, kind: KIND, subjectId: id, at });
        await recordAction(tx, caller, 'delete', id);
      });
    },

    restore(caller: Member, id: number): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const removed = (await findRemovedItem(tx, toOwner(caller), id)) ?? fail('not_found');
        const of = { customerId: removed.customer_id, providerId: removed.provider_id };
        await lockItems(tx, of.providerId);
        const position = Math.min(removed.position, (await countItems(tx, of)) + 1);
        await shiftPositions(tx, of, { after: position - 1, by: 1 });
        await updateItem(tx, of.customerId, id, { deleted_at: null, position });
        if (removed.status === 'waiting') {
          const request = { ...of, kind: KIND, subjectId: id, at: clock.now() };
          await requestApproval(tx, { ...request, customerUserId: caller.customerUserId });
        }
        await recordAction(tx, caller, 'restore', id);
        return present(tx, await find(tx, caller, id));
      });
    },
  };
}
