import type { Provider, ProviderCategory, ProviderPermissions } from '@bellbird/contract/providers';
import { PAGES } from '@bellbird/contract/shared/access';
import type { Paging } from '@bellbird/contract/shared/envelope';
import type { Member } from '#platform/auth/caller.ts';
import type { Db } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type CategoryScopes, presentCategory, presentProvider } from './providers.presenter.ts';
import { countProviders, findCategories, findProviders } from './providers.repository.ts';

export type ProvidersService = ReturnType<typeof createProvidersService>;

export function createProvidersService({ db }: { db: Db }) {
  return {
    async list(caller: Member, { page, limit }: Paging): Promise<{ data: Provider[]; total: number }> {
      const own = caller.links.map((link) => link.providerId);
      const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
        Promise.all([findProviders(tx, own, { limit, offset: (page - 1) * limit }), countProviders(tx, own)]),
      );
      return { data: rows.map(presentProvider), total };
    },
    permissions({ links }: Member, providerId: number): ProviderPermissions {
      const { pages } = links.find((link) => link.providerId === providerId) ?? fail('not_found');
      const allowed = Object.fromEntries(PAGES.map((page) => [page, pages.includes(page)]));
      return { providerId, pages: allowed as ProviderPermissions['pages'] };
    },
    async categories(scopes: CategoryScopes): Promise<ProviderCategory[]> {
      const rows = await db.system(findCategories);
      return rows.map((row) => presentCategory(row, scopes));
    },
  };
}
