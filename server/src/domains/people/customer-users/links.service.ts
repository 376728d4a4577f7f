import {
  type CustomerUserProvider,
  type LinkableProvider,
  pagesOfRole,
} from '@bellbird/contract/people/customer-users';
import type { Provider } from '@bellbird/contract/shared/provider';
import type { Page } from '@bellbird/contract/shared/access';
import { record } from '#platform/audit/audit.ts';
import type { Member } from '#platform/auth/caller.ts';
import type { Db, Tx } from '#platform/db/db.ts';
import { fail } from '#platform/errors/app-error.ts';
import { type TellCharge, handOver } from './charge.operations.ts';
import { findWithoutReader } from './charge.repository.ts';
import { assertOwnCustomer } from './customer-users.policy.ts';
import { presentLink } from './customer-users.presenter.ts';
import { type CustomerUserRow, findCustomerUser, lockManagers } from './customer-users.repository.ts';
import { deleteLink, findLinks, insertLink, updateLink } from './links.repository.ts';

type Flags = { canReceiveLeads: boolean; canReceiveLeadsSms: boolean; showAsContact: boolean };
type NewLink = Flags & { providerId: number; pages: Page[] };
type Target = { customerId: number; id: number };

/** What this domain reads about providers. Passed in at the wiring: listings are an area above people. */
export type ProviderDirectory = {
  findSummaries(tx: Tx, ids: readonly number[]): Promise<Provider[]>;
  findLinkable(tx: Tx, customerId: number): Promise<LinkableProvider[]>;
};

const LAST_READER = 'Nobody else can read these couples. Please give a colleague this page first.';

export type LinksService = ReturnType<typeof createLinksService>;

/** Which user looks after which provider. Nobody can extend their own access; what they receive is their choice. */
export function createLinksService(deps: { db: Db; providers: ProviderDirectory; tellCharge: TellCharge }) {
  const { db, providers, tellCharge } = deps;

  /** Changes to rights wait for each other: what was just taken away must not be written back. */
  async function target(tx: Tx, { customerId, id }: Target): Promise<CustomerUserRow> {
    await lockManagers(tx, customerId);
    return (await findCustomerUser(tx, customerId, id)) ?? fail('not_found');
  }

  function note(tx: Tx, caller: Member, action: string, id: number, linkId: number): Promise<void> {
    return record(tx, caller, { action, subject: { kind: 'customerUser', id }, details: { linkId } });
  }

  return {
    async linkable(caller: Member, customerId: number): Promise<LinkableProvider[]> {
      assertOwnCustomer(caller, customerId);
      return db.tenantRead(customerId, (tx) => providers.findLinkable(tx, customerId));
    },

    async create(caller: Member, of: Target, link: NewLink): Promise<{ id: number }> {
      assertOwnCustomer(caller, of.customerId);
      if (of.id === caller.customerUserId) fail('forbidden');
      return db.tenant(of.customerId, async (tx) => {
        const user = await target(tx, of);
        const [provider] = await providers.findSummaries(tx, [link.providerId]);
        if (!provider) fail('invalid_fields', { fields: { providerId: 'There is no such provider.' } });
        assertPagesFit(user, link.pages);
        const id = await insertLink(tx, {
          customer_id: of.customerId,
          customer_user_id: of.id,
          provider_id: provider.id,
          ...flagColumns(link),
          pages: link.pages,
        });
        if (!id) fail('invalid_fields', { fields: { providerId: 'This provider is already linked.' } });
        await note(tx, caller, 'customerUsers.createLink', of.id, id);
        return { id };
      });
    },

    async update(
      caller: Member,
      of: Target,
      linkId: number,
      change: Flags & { pages?: Page[] | undefined },
    ): Promise<CustomerUserProvider> {
      assertOwnCustomer(caller, of.customerId);
      return db.tenant(of.customerId, async (tx) => {
        const user = await target(tx, of);
        const before = (await findLinks(tx, of.id)).find((link) => link.id === linkId) ?? fail('not_found');
        const pages = change.pages ?? (before.pages as Page[]);
        const isWider = pages.some((page) => !before.pages.includes(page));
        if (isWider && of.id === caller.customerUserId) fail('forbidden');
        // What the team adds would outlast its visit.
        if (isWider && caller.actor) fail('not_while_acting');
        if (change.pages) assertPagesFit(user, pages);
        const row = (await updateLink(tx, of.id, linkId, { ...flagColumns(change), pages })) ?? fail('not_found');
        const left = { customerId: of.customerId, providerIds: [row.provider_id] };
        if (before.pages.includes('leads') && !pages.includes('leads')) {
          // Taken over, it would be theirs again at once.
          const isLast = (await findWithoutReader(tx, left)).length > 0;
          if (isLast && of.id === caller.customerUserId) fail('invalid_fields', { fields: { pages: LAST_READER } });
          await handOver(tx, left, tellCharge);
        }
        await note(tx, caller, 'customerUsers.updateLink', of.id, linkId);
        return presentLink(row);
      });
    },

    async remove(caller: Member, of: Target, linkId: number): Promise<void> {
      assertOwnCustomer(caller, of.customerId);
      if (of.id === caller.customerUserId) fail('forbidden');
      await db.tenant(of.customerId, async (tx) => {
        await target(tx, of);
        const link = (await deleteLink(tx, of.id, linkId)) ?? fail('not_found');
        if (link.pages.includes('leads'))
          await handOver(tx, { customerId: of.customerId, providerIds: [link.provider_id] }, tellCharge);
        await note(tx, caller, 'customerUsers.deleteLink', of.id, linkId);
      });
    },
  };
}

function flagColumns(flags: Flags) {
  return {
    can_receive_leads: flags.canReceiveLeads,
    can_receive_leads_sms: flags.canReceiveLeadsSms,
    show_as_contact: flags.showAsContact,
  };
}

function assertPagesFit(user: CustomerUserRow, pages: readonly Page[]): void {
  const allowed = pagesOfRole(user.role_id, user.can_manage);
  if (pages.every((page) => allowed.includes(page))) return;
  fail('invalid_fields', { fields: { pages: 'This user’s role doesn’t include all of these pages.' } });
}
