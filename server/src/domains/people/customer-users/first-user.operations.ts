import { PAGES } from '@bellbird/contract/shared/access';
import type { Tx } from '#platform/db/db.ts';
import type { FirstUser } from './first-user.repository.ts';
import { insertLink } from './links.repository.ts';

/** Lets the first user of a customer manage every page of a provider and receive its leads. */
export async function linkFirstUser(tx: Tx, user: FirstUser, providerId: number): Promise<void> {
  await insertLink(tx, {
    customer_id: user.customerId,
    customer_user_id: user.customerUserId,
    provider_id: providerId,
    pages: [...PAGES],
    can_receive_leads: true,
  });
}
