/** A list that people read: a CSV file and a page of the archive. */
export type Sheet = {
  name: string;
  title: string;
  headings: readonly string[];
  /** Columns in the order of the headings, with the customer as `$1`; an `id` leads to the couple’s own page. */
  query: string;
};

export const SHEETS: readonly Sheet[] = [
  {
    name: 'couples',
    title: 'Couples',
    headings: ['Number', 'Couple', 'Provider', 'Received', 'Wedding', 'Guests', 'Budget', 'Place', 'Status'],
    query: `select leads.id, leads.couple_name, providers.name, leads.created_at, leads.organization_date, leads.guests,
        leads.budget, leads.place, leads.status
      from leads join providers on providers.id = leads.provider_id
      where leads.customer_id = $1 and leads.deleted_at is null order by leads.id`,
  },
  {
    name: 'deals',
    title: 'Deals',
    headings: ['Couple', 'Provider', 'Agreed', 'Wedding', 'Price', 'Status'],
    query: `select leads.couple_name, providers.name, deal.agreed_at, deal.wedding_date, deal.price, deal.status
      from couple_providers deal join leads on leads.id = deal.lead_id join providers on providers.id = deal.provider_id
      where deal.customer_id = $1 order by deal.id`,
  },
  {
    name: 'calendar',
    title: 'Calendar',
    headings: ['Day', 'Provider', 'Space', 'Status', 'Held until', 'Couple', 'Note'],
    query: `select event.day, providers.name, space.name, event.status, event.expires_on, leads.couple_name, event.note
      from calendar_events event join providers on providers.id = event.provider_id
      left join customer_spaces space on space.id = event.space_id left join leads on leads.id = event.lead_id
      where event.customer_id = $1 order by event.day, event.id`,
  },
  {
    name: 'comments',
    title: 'Comments',
    headings: ['Couple', 'Provider', 'Wedding', 'Rating', 'Comment', 'Reply', 'Status'],
    query: `select item.couple_name, providers.name, item.wedding_date, item.rating, item.comments, item.reply, item.status
      from testimonials item join providers on providers.id = item.provider_id
      where item.customer_id = $1 order by item.id`,
  },
  {
    name: 'invoices',
    title: 'Tax invoices',
    headings: ['Number', 'Issued', 'For', 'Amount in cents', 'GST in cents', 'Seller', 'Buyer'],
    query: `select number, issued_on, description, amount_cents, gst_cents, seller_name, buyer_name
      from tax_invoices where customer_id = $1 order by number`,
  },
  {
    name: 'products',
    title: 'Products',
    headings: ['Provider', 'Product', 'Description', 'Status'],
    query: `select providers.name, item.name, item.description, item.status
      from provider_items item join providers on providers.id = item.provider_id
      where item.customer_id = $1 order by item.id`,
  },
  {
    name: 'listing',
    title: 'Listing',
    headings: ['Provider', 'Address on the marketplace', 'Time zone'],
    query: 'select name, slug, time_zone from providers where customer_id = $1 order by id',
  },
  {
    name: 'photos',
    title: 'Photos and videos',
    headings: ['Provider', 'Gallery', 'File'],
    query: `select providers.name, gallery.name, media.file_key
      from media join galleries gallery on gallery.id = media.gallery_id
      join providers on providers.id = gallery.provider_id
      where media.customer_id = $1 order by media.id`,
  },
];
