import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { CampaignRequestTable } from './packages.tables.ts';

/** Undefined when the customer has made the same request on the same day. */
export function insertCampaignRequest(
  tx: Tx,
  request: Insertable<CampaignRequestTable>,
): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('campaign_requests')
    .values(request)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
}

type RequestKey = Pick<Insertable<CampaignRequestTable>, 'customer_id' | 'campaign_id' | 'upgrade' | 'asked_on'>;

export function findSameRequest(tx: Tx, request: RequestKey): Promise<{ id: number }> {
  return tx
    .selectFrom('campaign_requests')
    .select('id')
    .where('customer_id', '=', request.customer_id)
    .where('campaign_id', '=', request.campaign_id)
    .where('upgrade', '=', request.upgrade ?? '')
    .where('asked_on', '=', request.asked_on)
    .executeTakeFirstOrThrow();
}

export type CampaignRequestRow = {
  id: number;
  upgrade: string;
  company_name: string;
  name: string;
  email: string | null;
  phone: string | null;
  customer_name: string;
  account_manager_name: string;
  account_manager_email: string;
};

/** A request as the account manager of its customer reads it. */
export function findCampaignRequest(tx: Tx, customerId: number, id: number): Promise<CampaignRequestRow | undefined> {
  return tx
    .selectFrom('campaign_requests as request')
    .innerJoin('customers', 'customers.id', 'request.customer_id')
    .innerJoin('customer_users', 'customer_users.id', 'request.customer_user_id')
    .select([
      'request.id',
      'request.upgrade',
      'request.company_name',
      'request.name',
      'customer_users.email',
      'customer_users.phone',
      'customers.name as customer_name',
      'customers.account_manager_name',
      'customers.account_manager_email',
    ])
    .where('request.customer_id', '=', customerId)
    .where('request.id', '=', id)
    .executeTakeFirst();
}
