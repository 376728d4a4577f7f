import { z } from 'zod';
import { text, numberBetween } from '../../shared/fields.ts';
import { LIST_NAME_MAX, POSITION_MAX } from '../../shared/limits.ts';
import { ALL_ITEM_TYPES, type ConfigItemType, TEAM_ITEM_TYPES } from './item-types.ts';

/** Lists that the team may extend. The codes of all others are part of the program: only their names change. */
export const OPEN_LISTS = [
  'organization_type',
  'info_request_reject_reason',
  'lead_report_reasons',
  'testimonial_rejected_reason',
  'lead_process_state',
  'customer_user_title',
  'customer_company_type',
  'company_extension',
  ...TEAM_ITEM_TYPES,
] as const satisfies readonly ConfigItemType[];

export function isOpenList(itemType: string): boolean {
  return (OPEN_LISTS as readonly string[]).includes(itemType);
}

/** An entry of a configuration list as the team edits it. */
export const ConfigListEntry = z.strictObject({
  itemType: z.enum(ALL_ITEM_TYPES).exclude(['allowed_provider_category_ids']).meta({ once: true }),
  name: text(LIST_NAME_MAX),
  nameTr: text(LIST_NAME_MAX),
  nameAr: text(LIST_NAME_MAX),
  /** Forms offer it; rows that have it already keep it. */
  isOffered: z.boolean(),
  position: numberBetween(1, POSITION_MAX),
});
export type ConfigListEntry = z.output<typeof ConfigListEntry>;
