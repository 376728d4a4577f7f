import type { Catalog } from '@bellbird/contract/listing/catalogs';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { dayIn } from '#platform/time/calendar.ts';
import { type NewCatalog, addCatalog, toMenuColumns, toPriceColumns } from './catalog-adding.operations.ts';
import {
  type CheckContext,
  type WrittenCatalog,
  type WrittenPrices,
  assertNoErrors,
  findCatalogErrors,
  findPriceErrors,
} from './catalog-checks.operations.ts';
import { completeReminders } from './catalog-reminders.operations.ts';
import {
  deleteCatalog,
  lockProvider,
  replaceMenus,
  replacePrices,
  updateCatalog,
} from './catalog-writes.repository.ts';
import { presentCatalog } from './catalogs.presenter.ts';
import { type WholeCatalog, countCatalogs, findCatalog, findCatalogs } from './catalogs.repository.ts';

/** Recounts what the listing lacks. */
export type RefreshMissingData = (tx: Tx, of: { customerId: number; providerId: number }) => Promise<void>;

type Ports = { db: Db; clock: Clock; refreshMissingData: RefreshMissingData };

export type CatalogsService = ReturnType<typeof createCatalogsService>;

/** A provider's prices and menus. */
export function createCatalogsService({ db, clock, refreshMissingData }: Ports) {
  async function list(caller: Member, providerIds: readonly number[], { page, limit }: Paging) {
    const of = { customerId: caller.customerId, providerIds };
    const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
      Promise.all([findCatalogs(tx, of, windowOf({ page, limit })), countCatalogs(tx, of)]),
    );
    return { data: rows.map(presentCatalog), total };
  }

  async function findContext(tx: Tx, catalog: WholeCatalog): Promise<CheckContext> {
    const provider = (await lockProvider(tx, catalog.customer_id, catalog.provider_id)) ?? fail('not_found');
    return {
      customerId: catalog.customer_id,
      provider,
      type: { id: catalog.catalog_type_id, has_menus: catalog.has_menus },
      today: dayIn(clock.now(), provider.time_zone),
      catalogId: catalog.id,
    };
  }

  /** Saves a change and completes the prompts about an earlier expiry. */
  async function save(
    tx: Tx,
    caller: Member,
    { id, version }: { id: number; version: number },
    { name, expireAt, prices, menus }: WrittenPrices & Partial<WrittenCatalog>,
  ): Promise<Catalog> {
    const { customerId } = caller;
    const change = { ...(name !== undefined && { name }), expire_at: expireAt, updated_at: clock.now().toISOString() };
    if (!(await updateCatalog(tx, { customerId, id, version }, change))) fail('stale_version');
    await replacePrices(tx, { customerId, catalogId: id }, prices.map(toPriceColumns));
    if (menus) await replaceMenus(tx, { customerId, catalogId: id }, menus.map(toMenuColumns));
    const saved = await findOwnCatalog(tx, caller, id);
    await record(tx, caller, {
      action: menus ? 'catalogs.update' : 'catalogs.updatePrices',
      subject: { kind: 'catalog', id },
      details: { expireAt },
    });
    await completeReminders(tx, saved, expireAt, clock.now());
    await refreshMissingData(tx, { customerId, providerId: saved.provider_id });
    return presentCatalog(saved);
  }

  return {
    list(caller: Member, { providerId, ...paging }: Paging & { providerId?: number | undefined }) {
      const wanted =
        providerId === undefined ? providersFor(caller, 'catalogs') : [providerFor(caller, 'catalogs', providerId)];
      return list(caller, wanted, paging);
    },

    async listOfCustomer(caller: Member, customerId: number, paging: Paging) {
      assertOwn(caller, customerId);
      return list(caller, providersFor(caller, 'catalogs'), paging);
    },

    async read(caller: Member, customerId: number, id: number): Promise<Catalog> {
      assertOwn(caller, customerId);
      return presentCatalog(await db.tenantRead(customerId, (tx) => findOwnCatalog(tx, caller, id)));
    },

    create(caller: Member, { providerId, ...form }: NewCatalog & { providerId: number }): Promise<{ id: number }> {
      const { customerId } = caller;
      providerFor(caller, 'catalogs', providerId);
      return db.tenant(customerId, async (tx) => {
        const id = await addCatalog(tx, { customerId, providerId }, form, clock.now());
        await record(tx, caller, { action: 'catalogs.create', subject: { kind: 'catalog', id } });
        await refreshMissingData(tx, { customerId, providerId });
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: WrittenCatalog & { version: number }): Promise<Catalog> {
      return db.tenant(caller.customerId, async (tx) => {
        const before = await findCurrentCatalog(tx, caller, { id, version });
        assertNoErrors(await findCatalogErrors(tx, await findContext(tx, before), form));
        return save(tx, caller, { id, version }, form);
      });
    },

    async updatePrices(
      caller: Member,
      customerId: number,
      id: number,
      { version, ...form }: WrittenPrices & { version: number },
    ): Promise<Catalog> {
      assertOwn(caller, customerId);
      return db.tenant(customerId, async (tx) => {
        const before = await findCurrentCatalog(tx, caller, { id, version });
        assertNoErrors(await findPriceErrors(tx, await findContext(tx, before), form));
        return save(tx, caller, { id, version }, form);
      });
    },

    async remove(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const catalog = await findOwnCatalog(tx, caller, id);
        await completeReminders(tx, catalog, undefined, clock.now());
        await deleteCatalog(tx, caller.customerId, id);
        await record(tx, caller, { action: 'catalogs.delete', subject: { kind: 'catalog', id } });
        await refreshMissingData(tx, { customerId: caller.customerId, providerId: catalog.provider_id });
      });
    },
  };
}

function assertOwn(caller: Member, customerId: number): void {
  if (customerId !== caller.customerId) fail('not_found');
}

/** Fails unless the caller manages the prices of the catalog's provider. */
async function findOwnCatalog(tx: Tx, caller: Member, id: number): Promise<WholeCatalog> {
  const providerIds = caller.links.map((link) => link.providerId);
  const catalog = (await findCatalog(tx, { customerId: caller.customerId, providerIds }, id)) ?? fail('not_found');
  providerFor(caller, 'catalogs', catalog.provider_id);
  return catalog;
}

/** Fails also when the catalog has been changed since the given version. */
async function findCurrentCatalog(tx: Tx, caller: Member, of: { id: number; version: number }): Promise<WholeCatalog> {
  const catalog = await findOwnCatalog(tx, caller, of.id);
  if (catalog.version !== of.version) fail('stale_version', { data: presentCatalog(catalog) });
  return catalog;
}
