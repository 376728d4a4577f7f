import type { LeadView } from '@bellbird/contract/couples/leads';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { deleteView, findViews, saveView } from './lead-views.repository.ts';

export type LeadViewsService = ReturnType<typeof createLeadViewsService>;

/** The filters a user has saved. */
export function createLeadViewsService({ db }: { db: Db }) {
  return {
    async list(caller: Member): Promise<LeadView[]> {
      return db.tenantRead(caller.customerId, (tx) => findViews(tx, caller));
    },

    async save(caller: Member, view: { name: string; search: string }): Promise<{ id: number }> {
      return { id: await db.tenant(caller.customerId, (tx) => saveView(tx, caller, view)) };
    },

    async delete(caller: Member, id: number): Promise<void> {
      const isDeleted = await db.tenant(caller.customerId, (tx) => deleteView(tx, caller, id));
      if (!isDeleted) fail('not_found');
    },
  };
}
