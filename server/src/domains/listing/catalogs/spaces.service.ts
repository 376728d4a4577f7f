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
import type { BudgetChanged } from './catalogs.service.ts';
import { lockProvider } from './catalog-writes.repository.ts';
import { presentSpace } from './catalogs.presenter.ts';
import {
  type SpaceRow,
  countSpaces,
  deleteSpace,
  findSpace,
  findSpaces,
  insertSpace,
  isSpaceBooked,
  updateSpace,
} from './spaces.repository.ts';

type Form = z.output<typeof SpaceForm>;

export type SpacesService = ReturnType<typeof createSpacesService>;

/** The rooms and lawns of a venue, and how many fit into them. */
export function createSpacesService({
  db,
  clock,
  budgetChanged,
}: {
  db: Db;
  clock: Clock;
  budgetChanged: BudgetChanged;
}) {
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
            fields: { name: `There are ${SPACES_PER_PROVIDER} spaces already. Please delete one first.` },
          });
        assertNameFree(form.name, others);
        const id = await insertSpace(tx, {
          customer_id: customerId,
          provider_id: providerId,
          ...columns(form),
          position: (others.at(-1)?.position ?? -1) + 1,
          created_at: clock.now().toISOString(),
        });
        await record(tx, caller, { action: 'catalogs.createSpace', subject: { kind: 'space', id } });
        await budgetChanged(tx, { customerId, providerId });
        return { id };
      });
    },

    update(caller: Member, id: number, { version, ...form }: Form & { version: number }): Promise<Space> {
      const { customerId } = caller;
      return db.tenant(customerId, async (tx) => {
        const before = await ownSpace(tx, caller, id);
        if (before.version !== version) fail('stale_version', { data: presentSpace(before) });
        await lockProvider(tx, customerId, before.provider_id);
        const others = await findSpaces(tx, { customerId, providerIds: [before.provider_id] });
        assertNameFree(
          form.name,
          others.filter((space) => space.id !== id),
        );
        const after = (await updateSpace(tx, { customerId, id, version }, columns(form))) ?? fail('stale_version');
        await record(tx, caller, { action: 'catalogs.updateSpace', subject: { kind: 'space', id } });
        await budgetChanged(tx, { customerId, providerId: before.provider_id });
        return presentSpace(after);
      });
    },

    async remove(caller: Member, id: number): Promise<void> {
      await db.tenant(caller.customerId, async (tx) => {
        const { provider_id: providerId } = await ownSpace(tx, caller, id);
        if (await isSpaceBooked(tx, caller.customerId, id)) fail('in_use');
        await deleteSpace(tx, caller.customerId, id);
        await record(tx, caller, { action: 'catalogs.deleteSpace', subject: { kind: 'space', id } });
        await budgetChanged(tx, { customerId: caller.customerId, providerId });
      });
    },
  };
}

async function ownSpace(tx: Tx, caller: Member, id: number): Promise<SpaceRow> {
  const providerIds = caller.links.map((link) => link.providerId);
  const space = (await findSpace(tx, { customerId: caller.customerId, providerIds }, id)) ?? fail('not_found');
  providerFor(caller, 'catalogs', space.provider_id);
  return space;
}

/** Two spaces of one name cannot be told apart in the calendar. */
function assertNameFree(name: string, others: readonly SpaceRow[]): void {
  if (others.some((space) => space.name.toLowerCase() === name.toLowerCase()))
    fail('invalid_fields', { fields: { name: 'There is a space of this name already.' } });
}

function columns({ name, type, mealCapacity, cocktailCapacity }: Form) {
  return { name, type, meal_capacity: mealCapacity, cocktail_capacity: cocktailCapacity };
}
