/** Every configuration list the panel loads, by key. */
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

/** Lists that vendors’ panels never load: why the team rejects something, and what couples choose as their budget. */
export const TEAM_ITEM_TYPES = [
  'medium_rejected_reason',
  'item_rejected_reason',
  'discount_rejected_reason',
  'provider_data_rejected_reason',
  'provider_review_rejected_reason',
  'merchant_application_rejected_reason',
  'lead_report_rejected_reason',
  'related_provider_rejected_reason',
  'testimonial_dispute_rejected_reason',
  'user_confirmation_rejected_reason',
  'info_request_budget',
] as const;

export const ALL_ITEM_TYPES = [...CONFIG_ITEM_TYPES, ...TEAM_ITEM_TYPES] as const;
export type ConfigItemType = (typeof ALL_ITEM_TYPES)[number];
