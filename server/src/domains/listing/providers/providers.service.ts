import type {
  InfoRequestForm,
  Provider,
  ProviderAction,
  ProviderCategory,
  ProviderPermissions,
} from '@bellbird/contract/listing/providers';
import { PAGES } from '@bellbird/contract/shared/access';
import type { Paging } from '@bellbird/contract/shared/envelope';
import { record } from '#platform/audit/audit.ts';
import { type Member, type Staff, providerFor } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { likePart } from '#platform/db/like.ts';
import { windowOf } from '#platform/db/window.ts';
import { fail } from '#platform/errors/app-error.ts';
import type { Clock } from '#platform/time/clock.ts';
import { requestApproval } from '#domains/attention/approvals/approvals.public.ts';
import { toInfoRequestForms } from './info-request-forms.rules.ts';
import { type CategoryScopes, presentCategory, presentLeftProvider, presentProvider } from './providers.presenter.ts';
import {
  countProviders,
  findCategories,
  findProviders,
  type ProviderFilter,
  type ProviderRow,
  updateMembership,
  updateProvider,
} from './providers.repository.ts';

export type ProvidersService = ReturnType<typeof createProvidersService>;

type Search = Paging & { query?: string | undefined };

export function createProvidersService({ db, clock }: { db: Db; clock: Clock }) {
  async function search(caller: Member, { page, limit, query }: Search, { left = false }: ProviderFilter) {
    const own = caller.links.map((link) => link.providerId);
    const filter = { left, like: query ? likePart(query) : undefined };
    const [rows, total] = await db.tenantRead(caller.customerId, (tx) =>
      Promise.all([
        findProviders(tx, own, { ...filter, ...windowOf({ page, limit }) }),
        countProviders(tx, own, filter),
      ]),
    );
    return { rows, total };
  }

  /** Fails when the provider has left the marketplace. */
  async function findCurrent(tx: Tx, id: number): Promise<ProviderRow> {
    const [row] = await findProviders(tx, [id]);
    return row ?? fail('not_possible_now');
  }

  return {
    async list(caller: Member, query: Search): Promise<{ data: Provider[]; total: number }> {
      const { rows, total } = await search(caller, query, {});
      return { data: rows.map(presentProvider), total };
    },

    async listChurned(
      caller: Member,
      query: Search,
    ): Promise<{ data: (Provider & { leftAt: string })[]; total: number }> {
      const { rows, total } = await search(caller, query, { left: true });
      return { data: rows.map(presentLeftProvider), total };
    },

    /** Repeating an action changes nothing: the listing stays on hold, the review keeps its place in the queue. */
    act(caller: Member, providerId: number, action: ProviderAction): Promise<Provider> {
      const of = { customerId: caller.customerId, providerId: providerFor(caller, 'info', providerId) };
      return db.tenant(of.customerId, async (tx) => {
        const before = await findCurrent(tx, providerId);
        if (action === 'release' && before.team_hold_reason !== null) fail('held_by_team');
        const at = clock.now();
        const change =
          action === 'request_review'
            ? { review_requested_at: before.review_requested_at ?? at.toISOString() }
            : { on_hold: action === 'hold' };
        await updateProvider(tx, of, change);
        if (action === 'request_review') {
          const { customerUserId } = caller;
          await requestApproval(tx, { ...of, kind: 'provider_review', subjectId: providerId, customerUserId, at });
        }
        await record(tx, caller, {
          action: 'providers.act',
          subject: { kind: 'provider', id: providerId },
          details: { type: action },
        });
        return presentProvider(await findCurrent(tx, providerId));
      });
    },

    /** A provider that has left disappears from the marketplace and from every picker; its couples stay. */
    async changeMembership(staff: Staff, id: number, hasLeft: boolean): Promise<void> {
      await db.system(async (tx) => {
        const changed = await updateMembership(tx, id, hasLeft ? clock.now().toISOString() : null);
        const { customer_id: customerId } = changed ?? fail('not_found');
        const subject = { kind: 'provider', id };
        await record(tx, staff, { action: 'providers.membership', subject, customerId, details: { hasLeft } });
      });
    },

    async listInfoRequestForms(caller: Member, id: number): Promise<InfoRequestForm[]> {
      const providerId = providerFor(caller, 'info', id);
      const row = await db.tenantRead(caller.customerId, (tx) => findCurrent(tx, providerId));
      return toInfoRequestForms(row.category_type);
    },

    readPermissions({ links }: Member, providerId: number): ProviderPermissions {
      const { pages } = links.find((link) => link.providerId === providerId) ?? fail('not_found');
      const allowed = Object.fromEntries(PAGES.map((page) => [page, pages.includes(page)]));
      return { providerId, pages: allowed as ProviderPermissions['pages'] };
    },

    async listCategories(scopes: CategoryScopes): Promise<ProviderCategory[]> {
      const rows = await db.system(findCategories);
      return rows.map((row) => presentCategory(row, scopes));
    },
  };
}
