import { z } from 'zod';
import { anyone } from '../shared/access.ts';
import { call } from '../shared/call.ts';
import { one } from '../shared/envelope.ts';
import { listParam } from '../shared/fields.ts';

/** Every list the panel loads, by the key under which it is asked for. */
export const CONFIG_ITEM_TYPES = [
  'testimonial_added_by',
  'testimonial_rejected_reason',
  'menu_pricing_type',
  'currency',
  'customer_user_role',
  'available_languages',
  'organization_type',
  'lead_status',
  'lead_process_state',
  'info_request_reject_reason',
  'provider_item_statuses',
  'review_channel',
  'discount_type',
  'provider_form_group',
  'campaign_id',
  'customer_user_title',
  'payment_status',
  'payment_type',
  'lead_report_reasons',
  'customer_company_type',
  'company_extension',
  'allowed_provider_category_ids',
] as const;
export type ConfigItemType = (typeof CONFIG_ITEM_TYPES)[number];

export const ConfigEntry = z.object({
  itemType: z.enum(CONFIG_ITEM_TYPES),
  itemId: z.int(),
  value: z.string(),
  status: z.enum(['active', 'passive']),
});
export type ConfigEntry = z.output<typeof ConfigEntry>;

export const listConfigs = call({
  name: 'configs.list',
  method: 'GET',
  path: '/configs',
  summary: 'The entries of the asked configuration lists',
  access: anyone,
  query: z.object({
    itemTypes: listParam(z.enum(CONFIG_ITEM_TYPES), CONFIG_ITEM_TYPES.length),
  }),
  responses: { 200: one(z.array(ConfigEntry)) },
});
