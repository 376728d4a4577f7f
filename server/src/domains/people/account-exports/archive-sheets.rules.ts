/** A list that people read: a CSV file and a page of the archive. */
export type Sheet = {
  name: string;
  title: string;
  headings: readonly string[];
  /**
   * Columns in the order of the headings, with the customer as `$1`. Each has a name of its own, because a row that has
   * two columns of one name loses the first. An `id` leads to the couple’s own page.
   */
  query: string;
  /** Columns with names of ours, which are translated, and with codes of ours, which become words. */
  ours?: readonly string[];
};

/** Cents as dollars. */
const dollars = (cents: string) => `to_char(${cents} / 100.0, 'FM9999999990.00')`;

export const SHEETS: readonly Sheet[] = [
  {
    name: 'couples',
    title: 'Couples',
    headings: ['Number', 'Couple', 'Provider', 'Asked on', 'Wedding', 'Guests', 'Budget', 'Place', 'Status'],
    ours: ['status'],
    query: `select leads.id, leads.couple_name, providers.name, leads.created_at, leads.organization_date, leads.guests,
        leads.budget, leads.place, leads.status
      from leads join providers on providers.id = leads.provider_id
      where leads.customer_id = $1 and leads.deleted_at is null order by leads.id`,
  },
  {
    name: 'deals',
    title: 'Deals',
    headings: ['Couple', 'Provider', 'Agreed on', 'Wedding', 'Price', 'Status'],
    ours: ['status'],
    query: `select leads.couple_name, providers.name, deal.agreed_at, deal.wedding_date, deal.price, deal.status
      from couple_providers deal join leads on leads.id = deal.lead_id join providers on providers.id = deal.provider_id
      where deal.customer_id = $1 order by deal.id`,
  },
  {
    name: 'quotes',
    title: 'Quotes',
    headings: ['Couple', 'Provider', 'Wedding', 'Total', 'Amount paid', 'Valid until', 'Version', 'Status', 'Answered'],
    ours: ['state'],
    query: `select leads.couple_name, providers.name, quote.wedding_date, ${dollars('quote.total_cents')} as total,
        ${dollars('quote.paid_cents')} as paid, quote.valid_until, quote.version, quote.state,
        coalesce(quote.accepted_at, quote.declined_at) as answered_at
      from quotes quote join leads on leads.id = quote.lead_id join providers on providers.id = quote.provider_id
      where quote.customer_id = $1 order by quote.id`,
  },
  {
    name: 'quote-payments',
    title: 'Payments for quotes',
    headings: ['Couple', 'Provider', 'Payment', 'Due on', 'Amount', 'Refunded', 'Status', 'Paid on', 'Paid by'],
    ours: ['kind', 'state', 'paid_by'],
    query: `select leads.couple_name, providers.name, part.kind, part.due_on, ${dollars('part.cents')} as amount,
        ${dollars('part.refunded_cents')} as refunded,
        case part.state when 'open' then 'unpaid' else part.state end as state, part.paid_at, part.paid_by
      from quote_instalments part join quotes quote on quote.id = part.quote_id
      join leads on leads.id = quote.lead_id join providers on providers.id = quote.provider_id
      where part.customer_id = $1 order by part.quote_id, part.number`,
  },
  {
    name: 'calendar',
    title: 'Calendar',
    headings: ['Day', 'Provider', 'Space', 'Status', 'Held until', 'Couple', 'Note'],
    ours: ['status'],
    query: `select event.day, providers.name as provider, space.name as space, event.status, event.expires_on,
        leads.couple_name, event.note
      from calendar_events event join providers on providers.id = event.provider_id
      left join customer_spaces space on space.id = event.space_id left join leads on leads.id = event.lead_id
      where event.customer_id = $1 order by event.day, event.id`,
  },
  {
    name: 'comments',
    title: 'Comments',
    headings: ['Couple', 'Provider', 'Wedding', 'Rating', 'Comment', 'Reply', 'Status'],
    ours: ['status'],
    query: `select item.couple_name, providers.name, item.wedding_date, item.rating, item.comments, item.reply, item.status
      from testimonials item join providers on providers.id = item.provider_id
      where item.customer_id = $1 order by item.id`,
  },
  {
    name: 'invoices',
    title: 'Tax invoices',
    headings: ['Number', 'Issued', 'For', 'Amount', 'GST', 'Seller', 'Buyer'],
    query: `select number, issued_on, description, ${dollars('amount_cents')} as amount, ${dollars('gst_cents')} as gst,
        seller_name, buyer_name
      from tax_invoices where customer_id = $1 order by number`,
  },
  {
    name: 'adjustments',
    title: 'Adjustment notes',
    headings: ['Number', 'Issued', 'Of the tax invoice', 'Reason', 'Amount', 'GST'],
    ours: ['reason'],
    query: `select note.number, note.issued_on, invoice.number as invoice, note.reason,
        ${dollars('note.amount_cents')} as amount, ${dollars('note.gst_cents')} as gst
      from adjustment_notes note left join tax_invoices invoice on invoice.installment_id = note.installment_id
      where note.customer_id = $1 order by note.number`,
  },
  {
    name: 'products',
    title: 'Products',
    headings: ['Provider', 'Product', 'Description', 'Status'],
    ours: ['status'],
    query: `select providers.name as provider, item.name as product, item.description, item.status
      from provider_items item join providers on providers.id = item.provider_id
      where item.customer_id = $1 order by item.id`,
  },
  {
    name: 'prices',
    title: 'Prices',
    headings: ['Provider', 'List', 'Valid until', 'For', 'Choice', 'Days', 'Price', 'Quantity', 'Unit'],
    ours: ['item', 'option', 'week_period', 'unit_label'],
    query: `select providers.name as provider, list.name as list, list.expire_at, item.name as item,
        option.name as option, price.week_period, price.price, price.unit, option.unit_label
      from catalog_prices price join customer_catalogs list on list.id = price.catalog_id
      join providers on providers.id = list.provider_id
      join catalog_item_options option on option.id = price.catalog_item_option_id
      join catalog_items item on item.id = option.catalog_item_id
      where price.customer_id = $1 order by list.id, price.position`,
  },
  {
    name: 'spaces',
    title: 'Spaces',
    headings: ['Provider', 'Space', 'Indoor or outdoor', 'Guests seated', 'Guests at a cocktail party'],
    ours: ['type'],
    query: `select providers.name as provider, space.name as space, space.type, space.meal_capacity,
        space.cocktail_capacity
      from customer_spaces space join providers on providers.id = space.provider_id
      where space.customer_id = $1 order by space.provider_id, space.position, space.id`,
  },
  {
    name: 'listing',
    title: 'Listing',
    headings: ['Provider', 'Question', 'Answer'],
    ours: ['question'],
    query: `select provider, question, answer from (
        select providers.id, providers.name as provider, fact.place, fact.question, fact.answer from providers,
          lateral (values (-2, 'Address on the marketplace', slug), (-1, 'Time zone', time_zone))
            as fact (place, question, answer)
        where customer_id = $1
        union all
        select providers.id, providers.name, form.position, form.label,
          coalesce((select string_agg(option.label, ', ' order by option.position) from provider_form_options option
            where option.form_id = form.id and given.value @> to_jsonb(option.id)), given.value #>> '{}')
        from provider_form_values given join provider_forms form on form.id = given.form_id
        join providers on providers.id = given.provider_id
        where given.customer_id = $1) facts
      order by id, place`,
  },
  {
    name: 'photos',
    title: 'Photos and videos',
    headings: ['Provider', 'Gallery', 'Caption', 'File or address'],
    query: `select providers.name as provider, gallery.name as gallery, media.caption,
        case when media.file_key is null then media.video_url
          else concat_ws('/', 'files', media.file_key, 'original.' || media.file_extension) end as file
      from media join galleries gallery on gallery.id = media.gallery_id
      join providers on providers.id = gallery.provider_id
      where media.customer_id = $1 order by media.id`,
  },
];
