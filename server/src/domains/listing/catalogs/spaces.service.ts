import type { Space, SpaceForm } from '@bellbird/contract/listing/catalogs';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { SPACES_PER_PROVIDER } from '@bellbird/contract/shared/limits';
import type { z } from 'zod';
import { record } from '#platform/audit/audit.ts';
import { type Member, providerFor, providersFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { deleteEventsOfSpace } from '#domains/listing/calendar/calendar.public.ts';
import type { RefreshMissingData } from './catalogs.service.ts';
import { lockProvider } from './catalog-writes.repository.ts';
import { presentSpace } from './catalogs.presenter.ts';
import {
  type SpaceRow,
  countSpaces,
  deleteSpace,
  findSpace,
  findSpaces,
  insertSpace,
  lockAndCheckBooked,
  updateSpace,
} from './spaces.repository.ts';

type Form = z.output<typeof SpaceForm>;
type Ports = {
  db: Db;
  clock: Clock;
  refreshMissingData: RefreshMissingData;
  /** Whether a couple can still accept a quote for it. */
  isSpaceQuoted: (tx: Tx, space: { customerId: number; spaceId: number; at: Date }) => Promise<boolean>;
};

export type SpacesService = ReturnType<typeof createSpacesService>;

/** The rooms and lawns of a venue, and how many guests they hold. */
export function createSpacesService({ db, clock, refreshMissingData, isSpaceQuoted }: Ports) {
  return {
    async list(caller: Member, { providerId, page, limit }: Paging & { providerId?: number | undefined }) {
      const providerIds =
        providerId === undefined ? providersFor(caller, 'catalogs') : [providerFor(caller, 'catalogs', providerId)];
      const of = { customerId: caller.customerId, providerIds };
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findSpaces(tx, of, windowOf({ page, limit })), countSpaces(tx, of)]),
      );
      return { data: rows.map(presentSpace), total };
    },

    create(caller: Member, { providerId, ...form }: Form & { providerId: number }): Promise<{ id: number }> {
      const { customerId } = caller;
      providerFor(caller, 'catalogs', providerId);
      return db.tenant(customerId, async (tx) => {
        await lockProvider(tx, customerId, providerId);
        const others = await findSpaces(tx, { customerId, providerIds: [providerId] });
        if (others.length >= SPACES_PER_PROVIDER)
          fail('invalid_fields', {
            fields: { name: `You already have ${SPACES_PER_PROVIDER} spaces. Please delete one first.` },
          });
        assertNameFree(form.name, others);
        const id = await insertSpace(tx, {
          customer_id: customerId,
          provider_id: providerId,
          ...toColumns(form),
          position: (others.at(-1)?.position ?? -1) + 1,
          created_at: clock.now().toISOString(),
        });
        await record(tx, caller, { action: 'catalogs.createSpace', subject: { kind: 'space', id } });
        await refreshMissingData(tx, { customerId, providerId });
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: Form & { version: number }): Promise<Space> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const before = await findOwnSpace(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: presentSpace(before) });
        await lockProvider(tx, customerId, before.provider_id);
        const others = await findSpaces(tx, { customerId, providerIds: [before.provider_id] });
        assertNameFree(
          form.name,
          others.filter((space) => space.id !== id),
        );
        const after = (await updateSpace(tx, { customerId, id, version }, toColumns(form))) ?? fail('stale_version');
        await record(tx, caller, { action: 'catalogs.updateSpace', subject: { kind: 'space', id } });
        await refreshMissingData(tx, { customerId, providerId: before.provider_id });
        return presentSpace(after);
      });
    },

    async remove(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const { customerId } = caller;
        const { provider_id: providerId } = await findOwnSpace(tx, caller, id);
        if (await lockAndCheckBooked(tx, customerId, id)) fail('in_use');
        if (await isSpaceQuoted(tx, { customerId, spaceId: id, at: clock.now() })) fail('space_quoted');
        await deleteEventsOfSpace(tx, customerId, id);
        await deleteSpace(tx, customerId, id);
        await record(tx, caller, { action: 'catalogs.deleteSpace', subject: { kind: 'space', id } });
        await refreshMissingData(tx, { customerId, providerId });
      });
    },
  };
}

async function findOwnSpace(tx: Tx, caller: Member, id: number): Promise<SpaceRow> {
  const providerIds = caller.links.map((link) => link.providerId);
  const space = (await findSpace(tx, { customerId: caller.customerId, providerIds }, id)) ?? fail('not_found');
  providerFor(caller, 'catalogs', space.provider_id);
  return space;
}

/** Two spaces with the same name would look the same in the calendar. */
function assertNameFree(name: string, others: readonly SpaceRow[]): void {
  if (others.some((space) => space.name.toLowerCase() === name.toLowerCase()))
    fail('invalid_fields', { fields: { name: 'You already have a space with this name.' } });
}

function toColumns({ name, type, mealCapacity, cocktailCapacity }: Form) {
  return { name, type, meal_capacity: mealCapacity, cocktail_capacity: cocktailCapacity };
}
