import { pagesOfRole } from '@bellbird/contract/people/customer-users';
import type { Page } from '@bellbird/contract/shared/access';
import type { Tx } from '#platform/db/db.ts';
import { findActiveManagers, findWithoutReader } from './charge.repository.ts';
import { findLinks, insertLink, updateLink } from './links.repository.ts';

const READING: Page = 'leads';

/** Tells a provider’s people that they look after it now. Passed in at the wiring. */
export type TellCharge = (tx: Tx, of: { customerId: number; providerId: number }) => Promise<void>;

type Before = { customerId: number; providerIds: readonly number[] };

/** The providers whose couples a user may read: somebody has to, whatever becomes of this user. */
export async function findCharges(tx: Tx, customerUserId: number): Promise<number[]> {
  const links = await findLinks(tx, customerUserId);
  return links.filter(({ pages }) => pages.includes(READING)).map((link) => link.provider_id);
}

/**
 * Couples who write to a provider are heard by those who may read it. If the last of them left, those who manage the
 * account take over: they answer for it, and nobody can open a page to themselves.
 */
export async function handOver(tx: Tx, { customerId, providerIds }: Before, tell: TellCharge): Promise<void> {
  const left = await findWithoutReader(tx, { customerId, providerIds });
  const managers = left.length === 0 ? [] : await findActiveManagers(tx, customerId);
  if (managers.length === 0) return;
  for (const { id, role_id: roleId } of managers) {
    const links = await findLinks(tx, id);
    for (const providerId of left) {
      const link = links.find((each) => each.provider_id === providerId);
      if (link) await updateLink(tx, id, link.id, { pages: [...link.pages, READING] });
      else
        await insertLink(tx, {
          customer_id: customerId,
          customer_user_id: id,
          provider_id: providerId,
          pages: pagesOfRole(roleId, true),
          can_receive_leads: true,
        });
    }
  }
  for (const providerId of left) await tell(tx, { customerId, providerId });
}
