import {
  type Item,
  type ItemForm,
  type ItemOptionGroup,
  type ItemShown,
  canShow,
  statusAfterEdit,
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
import { findChosen, findOptions, findPictures, findUsable, setChosen, setPictures } from './item-parts.repository.ts';
import { presentItem, presentItemData, presentOptionGroups } from './items.presenter.ts';
import {
  type ItemRow,
  countItems,
  findItem,
  findItems,
  findOfMedium,
  findRemoved,
  hasMedium,
  insertItem,
  lockItemsOf,
  placeItem,
  shift,
  updateItem,
} from './items.repository.ts';

type Form = z.output<typeof ItemForm>;
type Subject = { customerId: number; providerId: number; itemId: number | null };

const KIND = 'item';

export type ItemsService = ReturnType<typeof createItemsService>;

/** What a provider sells. */
export function createItemsService({ db, clock }: { db: Db; clock: Clock }) {
  const ownerOf = (caller: Member) => ownerFor(caller, 'items');

  async function presented(tx: Tx, rows: readonly ItemRow[]): Promise<Item[]> {
    const [first] = rows;
    if (!first) return [];
    const ids = rows.map((row) => row.id);
    const [pictures, chosen, options] = await Promise.all([
      findPictures(tx, ids),
      findChosen(tx, ids),
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
    return (await presented(tx, [row]))[0] ?? fail('not_found');
  }

  async function find(tx: Tx, caller: Member, id: number): Promise<ItemRow> {
    return (await findItem(tx, ownerOf(caller), id)) ?? fail('not_found');
  }

  /** The same, and nobody else changes the provider's products before this transaction ends. */
  async function findLocked(tx: Tx, caller: Member, id: number): Promise<ItemRow> {
    await lockItemsOf(tx, (await find(tx, caller, id)).provider_id);
    return find(tx, caller, id);
  }

  /** What is wrong with a form that only the provider's own rows can tell. */
  async function check(tx: Tx, subject: Subject, form: Form): Promise<void> {
    const asked = [...form.pictureIds, ...form.modelPictureIds];
    const [usable, options] = await Promise.all([findUsable(tx, subject, asked), findOptions(tx, subject.providerId)]);
    const has = (kind: 'product' | 'model') => (id: number) =>
      usable.some((picture) => picture.id === id && picture.kind === kind);
    const fields: Record<string, string> = {};
    if (!form.pictureIds.every(has('product'))) fields['pictureIds'] = 'There is no such image.';
    if (!form.modelPictureIds.every(has('model'))) fields['modelPictureIds'] = 'There is no such image.';
    if (!form.optionIds.every((id) => options.some((option) => option.id === id)))
      fields['optionIds'] = 'There is no such option.';
    if (Object.keys(fields).length > 0) fail('invalid_fields', { fields });
  }

  /** Pictures, options and the place in the team's queue. */
  async function finish(tx: Tx, caller: Member, subject: Subject & { itemId: number }, form: Form): Promise<void> {
    const { customerId, providerId, itemId } = subject;
    const at = clock.now();
    const pictures = [...new Set([...form.pictureIds, ...form.modelPictureIds])];
    await setPictures(tx, customerId, itemId, pictures, at.toISOString());
    await setChosen(tx, customerId, itemId, [...new Set(form.optionIds)]);
    const asked = { customerId, providerId, kind: KIND, subjectId: itemId, at };
    if (statusAfterEdit(form) === 'waiting')
      await requestApproval(tx, { ...asked, customerUserId: caller.customerUserId });
    else await withdrawApproval(tx, asked);
  }

  const columns = (form: Form) => ({
    name: form.name,
    description: form.description,
    min_price: form.minPrice,
    max_price: form.maxPrice,
    is_offered_by_model: form.isOfferedByModel,
    status: statusAfterEdit(form),
    reject_reason: null,
  });

  const note = (tx: Tx, caller: Member, action: string, id: number) =>
    record(tx, caller, { action: `items.${action}`, subject: { kind: KIND, id } });

  return {
    async list(caller: Member, { providerId, page, limit }: Paging & { providerId: number }) {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'items', providerId) };
      return db.tenantRead(caller.customerId, async (tx) => {
        const [rows, total] = await Promise.all([findItems(tx, of, windowOf({ page, limit })), countItems(tx, of)]);
        return { data: await presented(tx, rows), total };
      });
    },

    read: (caller: Member, id: number): Promise<Item> =>
      db.tenantRead(caller.customerId, async (tx) => present(tx, await find(tx, caller, id))),

    optionGroups(caller: Member, providerId: number): Promise<ItemOptionGroup[]> {
      providerFor(caller, 'items', providerId);
      return db.tenantRead(caller.customerId, async (tx) => presentOptionGroups(await findOptions(tx, providerId)));
    },

    async ofMedium(caller: Member, mediaId: number) {
      const owner = ownerOf(caller);
      const rows = await db.tenantRead(caller.customerId, async (tx) =>
        (await hasMedium(tx, owner, mediaId)) ? findOfMedium(tx, owner, mediaId) : fail('not_found'),
      );
      return rows.map(presentItemData);
    },

    create(caller: Member, { providerId, ...form }: Form & { providerId: number }): Promise<{ id: number }> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'items', providerId) };
      return db.tenant(caller.customerId, async (tx) => {
        await lockItemsOf(tx, providerId);
        await check(tx, { ...of, itemId: null }, form);
        const before = await countItems(tx, of);
        if (before >= ITEMS_MAX) fail('too_many_items');
        const id = await insertItem(tx, {
          customer_id: of.customerId,
          provider_id: of.providerId,
          position: before + 1,
          deleted_at: null,
          ...columns(form),
        });
        await finish(tx, caller, { ...of, itemId: id }, form);
        await note(tx, caller, 'create', id);
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: Form & { version: number }): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: await present(tx, before) });
        const subject = { customerId: before.customer_id, providerId: before.provider_id, itemId: id };
        await check(tx, subject, form);
        await updateItem(tx, before.customer_id, id, columns(form));
        await finish(tx, caller, subject, form);
        await note(tx, caller, 'update', id);
        return present(tx, await find(tx, caller, id));
      });
    },

    show(caller: Member, id: number, status: ItemShown): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findLocked(tx, caller, id);
        if (!canShow(before.status)) fail('not_approved_yet');
        await updateItem(tx, before.customer_id, id, { status });
        await note(tx, caller, 'show', id);
        return present(tx, await find(tx, caller, id));
      });
    },

    move(caller: Member, id: number, wanted: number): Promise<{ id: number; order: number }> {
      return db.tenant(caller.customerId, async (tx) => {
        const item = await findLocked(tx, caller, id);
        const of = { customerId: item.customer_id, providerId: item.provider_id };
        const order = Math.min(wanted, await countItems(tx, of));
        await shift(tx, of, { after: item.position, by: -1 });
        await shift(tx, of, { after: order - 1, by: 1 });
        await placeItem(tx, of.customerId, id, order);
        await note(tx, caller, 'move', id);
        return { id, order };
      });
    },

    remove(caller: Member, id: number): Promise<void> {
      return db.tenant(caller.customerId, async (tx) => {
        const item = await findLocked(tx, caller, id);
        const of = { customerId: item.customer_id, providerId: item.provider_id };
        const at = clock.now();
        await updateItem(tx, of.customerId, id, { deleted_at: at.toISOString() });
        await shift(tx, of, { after: item.position, by: -1 });
        await withdrawApproval(tx, { customerId: of.customerId, kind: KIND, subjectId: id, at });
        await note(tx, caller, 'delete', id);
      });
    },

    restore(caller: Member, id: number): Promise<Item> {
      return db.tenant(caller.customerId, async (tx) => {
        const removed = (await findRemoved(tx, ownerOf(caller), id)) ?? fail('not_found');
        const of = { customerId: removed.customer_id, providerId: removed.provider_id };
        await lockItemsOf(tx, of.providerId);
        const position = Math.min(removed.position, (await countItems(tx, of)) + 1);
        await shift(tx, of, { after: position - 1, by: 1 });
        await updateItem(tx, of.customerId, id, { deleted_at: null, position });
        if (removed.status === 'waiting') {
          const asked = { ...of, kind: KIND, subjectId: id, at: clock.now() };
          await requestApproval(tx, { ...asked, customerUserId: caller.customerUserId });
        }
        await note(tx, caller, 'restore', id);
        return present(tx, await find(tx, caller, id));
      });
    },
  };
}
