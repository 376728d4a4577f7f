import type { InfoRequestForm } from '@bellbird/contract/listing/providers';
import type { Tx } from '#platform/db/db.ts';
import { findEntries } from '#domains/foundation/configs/configs.public.ts';
import { toInfoRequestForms } from './info-request-forms.rules.ts';
import type { CategoryType } from './providers.tables.ts';

/** The forms of a category as couples see them now: the team can change what they choose from. */
export async function findInfoRequestForms(tx: Tx, categoryType: CategoryType): Promise<InfoRequestForm[]> {
  const budgets = await findEntries(tx, ['info_request_budget']);
  const offered = budgets.filter(({ status }) => status === 'active').map(({ value }) => value);
  return toInfoRequestForms(categoryType, offered);
}
