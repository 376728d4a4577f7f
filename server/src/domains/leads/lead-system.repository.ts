import { sql } from 'kysely';
import type { Tx } from '#platform/db/db.ts';
import type {} from '../providers/providers.tables.ts';
import type { WholeLead } from './lead-detail.repository.ts';

/** A lead for the house's own work: post that arrives, errands that run. No caller stands behind it, so its customer is named. */
export function lockLeadAnywhere(tx: Tx, customerId: number, id: number): Promise<WholeLead | undefined> {
  return tx
    .selectFrom('leads')
    .innerJoin('providers', 'providers.id', 'leads.provider_id')
    .innerJoin('provider_categories', 'provider_categories.id', 'providers.category_id')
    .selectAll('leads')
    .select([
      'providers.name as provider_name',
      'providers.time_zone',
      'provider_categories.name as category_name',
      sql<string | null>`providers.quick_number`.as('quick_number'),
      sql<boolean>`exists (select from sms_suppressions s where s.phone = leads.couple_phone)`.as('has_stopped_sms'),
    ])
    .where('leads.customer_id', '=', customerId)
    .where('leads.id', '=', id)
    .where('leads.deleted_at', 'is', null)
    .forUpdate('leads')
    .executeTakeFirst();
}
