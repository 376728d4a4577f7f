/** What an archive contains of a table. Row-level security limits each to the customer, except those with a `from`. */
export type ExportedTable = {
  name: string;
  /** Secrets of this instance, and addresses of couples that the panel does not show either. */
  without?: readonly string[];
  /** For tables that several customers share: a query of the rows, with the customer as `$1`. */
  from?: string;
  /** Rows of the catalogue, which other instances may have already; then theirs stay as they are. */
  isCatalogue?: true;
};

/**
 * Rows that refer to others come first: whatever is deleted while the archive is made, what a row refers to was there
 * after it was read.
 */
export const EXPORTED_TABLES: readonly ExportedTable[] = [
  { name: 'lead_message_attachments' },
  {
    name: 'lead_messages',
    without: ['sender_address', 'gateway_id', 'claimed_at', 'claim_key', 'handed_over_at', 'next_try_at'],
  },
  { name: 'calendar_events' },
  { name: 'quote_reminders' },
  { name: 'quote_events' },
  { name: 'quote_instalments' },
  { name: 'quote_amendments' },
  { name: 'quote_acceptances' },
  { name: 'quote_versions' },
  { name: 'quotes', without: ['link_seed', 'token_hash', 'earlier_token_hash'] },
  { name: 'quote_templates' },
  { name: 'quote_terms' },
  { name: 'quote_settings' },
  { name: 'quote_bank_accounts' },
  { name: 'lead_events' },
  { name: 'lead_notes' },
  { name: 'lead_reminders' },
  { name: 'lead_calls' },
  { name: 'lead_items' },
  { name: 'lead_details' },
  { name: 'calendar_settings' },
  { name: 'comment_requests' },
  { name: 'testimonial_images' },
  { name: 'testimonial_histories' },
  { name: 'testimonials' },
  { name: 'external_comments' },
  { name: 'review_channels' },
  { name: 'discount_coupons' },
  { name: 'discounts' },
  { name: 'couple_providers' },
  { name: 'leads' },
  { name: 'adjustment_notes' },
  { name: 'tax_invoices' },
  { name: 'payment_installments' },
  { name: 'payments' },
  { name: 'billing_details' },
  { name: 'provider_products' },
  { name: 'provider_item_pictures' },
  { name: 'provider_item_options' },
  { name: 'provider_items' },
  { name: 'menu_files' },
  { name: 'catalog_menus' },
  { name: 'catalog_prices' },
  { name: 'customer_catalogs' },
  { name: 'customer_spaces' },
  { name: 'media' },
  { name: 'galleries' },
  { name: 'provider_days' },
  { name: 'provider_awards' },
  { name: 'provider_form_values' },
  { name: 'mail_template_attachments' },
  { name: 'mail_templates' },
  { name: 'customer_attachments' },
  { name: 'customer_user_contacts' },
  { name: 'customer_user_providers' },
  { name: 'customer_users', without: ['identity_number_sealed'] },
  { name: 'providers' },
  {
    name: 'couples',
    // Their name is the one the vendor sees. That they want no mail goes with them.
    from: `select distinct on (couple_id) couple_id as id, couple_name as name, leads.created_at, couples.unsubscribed_at
      from leads join couples on couples.id = couple_id
      where customer_id = $1 order by couple_id, withheld, leads.id`,
  },
  {
    name: 'logins',
    from: 'select id, username from logins where id in (select login_id from customer_users where customer_id = $1)',
  },
  { name: 'customers', from: 'select * from customers where id = $1' },
  // What the team may have added, and the rows above refer to. No two cities or options have the same position, so these
  // come after all others.
  {
    name: 'config_entries',
    isCatalogue: true,
    from: `select * from config_entries where (item_type, item_id) in (
        select 'organization_type', organization_type_id from leads where customer_id = $1
        union select 'lead_process_state', process_state_id from leads where customer_id = $1
        union select 'info_request_reject_reason', reject_reason_id from leads where customer_id = $1
        union select 'lead_report_reasons', report_reason_id from leads where customer_id = $1
        union select 'customer_user_title', title_id from customer_users where customer_id = $1
        union select 'customer_company_type', company_type_id from customers where id = $1
        union select 'company_extension', company_extension_id from customers where id = $1)
      or item_type = 'testimonial_rejected_reason'
        and code in (select reject_reason from testimonials where customer_id = $1)`,
  },
  {
    name: 'provider_form_options',
    isCatalogue: true,
    from: `select id, form_id, label, label_tr, label_ar, 100000 + id as position from provider_form_options
      where form_id in (select form_id from provider_form_values where customer_id = $1)`,
  },
  {
    name: 'provider_forms',
    isCatalogue: true,
    from: 'select * from provider_forms where id in (select form_id from provider_form_values where customer_id = $1)',
  },
  {
    name: 'products',
    isCatalogue: true,
    from: `select * from products where id in (select product_id from payments where customer_id = $1
      union select product_id from provider_products where customer_id = $1)`,
  },
  {
    name: 'districts',
    isCatalogue: true,
    from: 'select * from districts where id in (select district_id from providers where customer_id = $1)',
  },
  {
    name: 'cities',
    isCatalogue: true,
    from: `select id, region_id, name, slug, 100000 + id as position, time_zone, latitude, longitude from cities
      where id in (select city_id from providers where customer_id = $1
        union select city_id from customer_users where customer_id = $1)`,
  },
  {
    name: 'provider_categories',
    isCatalogue: true,
    from: 'select * from provider_categories where id in (select category_id from providers where customer_id = $1)',
  },
];

/** Columns with the key of a stored file. Photos keep several sizes below their key. */
export const FILE_COLUMNS = [
  ['lead_message_attachments', 'storage_key'],
  ['customer_attachments', 'storage_key'],
  ['menu_files', 'storage_key'],
  ['testimonial_images', 'image_key'],
  ['discounts', 'image_key'],
  ['discounts', 'document_key'],
  ['customer_users', 'image_key'],
  ['customer_user_providers', 'signature_image_key'],
  ['lead_messages', 'signature_image_key'],
] as const;

/** A picture of a product is stored in two widths, which follow its key. */
export const PICTURE_ENDINGS = ['-1600.webp', '-480.webp'];

/** Where the parts of an archive are stored. */
export const toArchiveKey = (exportId: number) => `exports/${exportId}`;
