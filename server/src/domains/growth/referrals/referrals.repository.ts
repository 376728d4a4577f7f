import type { Insertable } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type { ReferralTable } from './referrals.tables.ts';

/** Undefined when the customer has referred a company with this number before. */
export function insertReferral(tx: Tx, referral: Insertable<ReferralTable>): Promise<{ id: number } | undefined> {
  return tx
    .insertInto('referrals')
    .values(referral)
    .onConflict((conflict) => conflict.columns(['customer_id', 'phone']).doNothing())
    .returning('id')
    .executeTakeFirst();
}

export type ReferralRow = {
  id: number;
  company_name: string;
  contact_name: string;
  phone: string;
  category_name: string;
  user_name: string;
  user_surname: string;
  customer_name: string;
  account_manager_name: string;
  account_manager_email: string;
};

/** A referral with everything the account manager needs. */
export function findReferral(tx: Tx, customerId: number, id: number): Promise<ReferralRow | undefined> {
  return tx
    .selectFrom('referrals')
    .innerJoin('provider_categories', 'provider_categories.id', 'referrals.category_id')
    .innerJoin('customers', 'customers.id', 'referrals.customer_id')
    .innerJoin('customer_users', 'customer_users.id', 'referrals.customer_user_id')
    .select([
      'referrals.id',
      'referrals.company_name',
      'referrals.contact_name',
      'referrals.phone',
      'provider_categories.name as category_name',
      'customer_users.name as user_name',
      'customer_users.surname as user_surname',
      'customers.name as customer_name',
      'customers.account_manager_name',
      'customers.account_manager_email',
    ])
    .where('referrals.customer_id', '=', customerId)
    .where('referrals.id', '=', id)
    .executeTakeFirst();
}
